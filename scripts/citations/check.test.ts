import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../boundaries/files.ts'
import { brokenCitations } from './check.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

describe('brokenCitations', () => {
  const pages = new Map([['time', ['Zones', 'Clock changes']]])
  const found = (text: string) => brokenCitations([{ path: 'a.ts', text }], pages)

  it('accepts a page and its headings, also if there is a line break between them', () => {
    expect(found('// (docs/rules/time.md) and docs/rules/time.md, Clock changes: twice')).toEqual([])
    expect(found('/** See docs/rules/time.md,\n * Zones. */')).toEqual([])
  })

  it('refuses a page or a heading that does not exist', () => {
    expect(found('// docs/rules/tme.md')).toEqual(['a.ts: docs/rules/tme.md does not exist'])
    expect(found('// docs/rules/time.md, Zone changes')).toHaveLength(1)
  })

  it('refuses a drawing, because the repository holds none', () => {
    expect(found('/** The kitchen (design, 12-kitchen). */')).toEqual([
      "a.ts: '(design, 12-kitchen)' is not in the repository",
    ])
  })
})

it('every rule that the code cites exists in docs/rules', () => {
  const pages = new Map(
    readdirSync(`${root}docs/rules`).map((name) => [
      name.replace(/\.md$/, ''),
      headingsOf(readFileSync(`${root}docs/rules/${name}`, 'utf8')),
    ]),
  )
  const files = sourceFiles(root)
  expect(files.some(({ text }) => text.includes('docs/rules/'))).toBe(true)
  expect(brokenCitations(files, pages)).toEqual([])
})

it('every decision record has its own number, which its title repeats', () => {
  const records = readdirSync(`${root}docs/adr`).filter((name) => /^\d{4}-/.test(name))
  const numbers = records.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const titled = (name: string) => /^# (\d+)/.exec(readFileSync(`${root}docs/adr/${name}`, 'utf8'))?.[1]
  expect(records.filter((name) => Number(titled(name)) !== Number(name.slice(0, 4)))).toEqual([])
})
