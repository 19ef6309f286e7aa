import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Theme } from '#modules/themes/contract.ts'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { filesOf } from '#modules/themes/rules/theme-files.ts'
import { donauTheme } from '../donau/theme/theme.ts'
import { lindwurmTheme } from '../lindwurm/theme/theme.ts'
import { drawnDishes } from './draw/dishes.ts'
import { drawnScenes } from './draw/scenes.ts'

const root = new URL('../../', import.meta.url)
const folders = [
  'demo/drawings',
  'demo/donau/theme',
  'demo/lindwurm/theme',
  'modules/themes/neutral',
  'packages/ui/site/art',
]
const files = folders.flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`))
const drawings = files.filter((name) => name.endsWith('.svg'))
const dishes = drawings.filter((name) => name.includes('/dish-'))
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')

describe.each(drawings)('%s', (name) => {
  test('is a valid picture without external references', async () => {
    // The file is parsed as XML, so a tag without an end throws an error. A file with symbols has no size, so the test adds a size.
    const sized = read(name).replace(
      /^<svg xmlns="[^"]+">/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    )
    expect((await sharp(Buffer.from(sized)).metadata()).format).toBe('svg')
    expect(read(name)).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)|@import/i)
  })
})

test('every picture of a theme is used by a theme', () => {
  const themes = [neutralTheme.theme, Theme.parse(donauTheme.theme), Theme.parse(lindwurmTheme.theme)]
  const named = new Set(themes.flatMap(filesOf))
  const pictures = files.filter((name) => /\.(svg|png|ico)$/.test(name) && !name.endsWith('/icons.svg'))
  expect(pictures.filter((name) => !named.has(name.replace(/.*\//, '')))).toEqual([])
})

describe.each(dishes)('%s', (name) => {
  test('is small, decorative and has no background', () => {
    expect(statSync(new URL(name, root)).size).toBeLessThan(8192)
    expect(read(name)).not.toMatch(/aria-|role=|<title/)
    expect(read(name)).not.toContain('M0 0h320v240H0z')
  })
})

test.each(['donau', 'lindwurm'])('the shared picture of %s has the size that its tags name', async (brand) => {
  const { width, height } = await sharp(readFileSync(new URL(`demo/${brand}/theme/share.png`, root))).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
})

test('the committed drawings equal the output of the script', () => {
  for (const [slug, svg] of Object.entries(drawnDishes())) expect(read(`demo/drawings/dish-${slug}.svg`)).toBe(svg)
  for (const [name, svg] of Object.entries(drawnScenes())) expect(read(`demo/lindwurm/theme/${name}.svg`)).toBe(svg)
})
