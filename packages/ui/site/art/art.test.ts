import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnDishes } from './draw/dishes.ts'
import { drawnScenes } from './draw/scenes.ts'

const folder = new URL('./', import.meta.url)
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'))
const dishes = drawings.filter((name) => name.startsWith('dish-'))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** All words of the demo and of the site's code, where a drawing's name must stand for it to be of use. */
const words = ['../../../../demo/', '../../../../apps/site/app/', '../', '../../../../modules/']
  .flatMap((path) =>
    readdirSync(new URL(path, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|css)$/.test(name) && !/\/build\/|art\/draw\/dish|\.test\.ts/.test(name))
      .map((name) => readFileSync(new URL(path + name, folder), 'utf8')),
  )
  .join('\n')
const isNamed = (name: string) => new RegExp(`['"/.]${name}['".]`).test(words)

describe.each(drawings)('%s', (name) => {
  test('is a picture that asks nothing of anybody', async () => {
    // Reading it is parsing it as XML: a tag that is not closed throws. Sheets of symbols have no size of their own.
    const sized = read(name).replace(
      /^<svg xmlns="[^"]+">/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    )
    expect((await sharp(Buffer.from(sized)).metadata()).format).toBe('svg')
    expect(read(name)).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)|@import/i)
  })

  test('is shown somewhere', () => {
    expect(isNamed(name) || isNamed(name.replace('.svg', '')) || isNamed(name.replace(/^dish-|\.svg$/g, ''))).toBe(true)
  })
})

describe.each(dishes)('%s', (name) => {
  test('is light, decorative and lies on any ground', () => {
    expect(statSync(new URL(name, folder)).size).toBeLessThan(8192)
    expect(read(name)).not.toMatch(/aria-|role=|<title/)
    expect(read(name)).not.toContain('M0 0h320v240H0z')
  })
})

test('what is drawn by the script is what is committed', () => {
  for (const [slug, svg] of Object.entries(drawnDishes())) expect(read(`dish-${slug}.svg`)).toBe(svg)
  for (const [name, svg] of Object.entries(drawnScenes())) expect(read(`${name}.svg`)).toBe(svg)
})
