import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles, sourcesBeside } from '../boundaries/files.ts'
import { unusedExports } from './check.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const found = (files: Readonly<Record<string, string>>) =>
  unusedExports(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    [],
  ).map(({ path, name, isUsedInside }) => `${path} ${name}${isUsedInside ? ' (inside)' : ''}`)

describe('unusedExports', () => {
  it('finds an export that no other file imports, and reports whether its own file uses it', () => {
    const text = 'export const a = 1\nexport const b = () => a\nexport interface C {}\n'
    expect(found({ 'modules/x/a.ts': text })).toEqual([
      'modules/x/a.ts a (inside)',
      'modules/x/a.ts b',
      'modules/x/a.ts C',
    ])
  })

  it('counts imports by path and by name, renamed ones and types among them', () => {
    const text = 'export const a = 1\nexport const b = 2\nexport type C = 1\n'
    const uses = "import { a as other, type C } from '#modules/x/a.ts'\nimport { b } from './b.ts'\n"
    expect(found({ 'modules/x/a.ts': text, 'modules/y/c.ts': uses })).toEqual(['modules/x/a.ts b'])
  })

  it('searches for the name if a file is imported at run time or as a whole', () => {
    const text = 'export const a = 1\nexport const b = 2\n'
    const lazily = "void import('./a.ts').then(({ a }) => a)\n"
    expect(found({ 'modules/x/a.ts': text, 'modules/x/b.ts': lazily })).toEqual(['modules/x/a.ts b'])
  })

  it('ignores interfaces that other modules extend', () => {
    const added = "declare module '#contract/init.ts' {\n  interface InitLists {\n    a: 1\n  }\n}\n"
    expect(found({ 'packages/contract/init.ts': 'export interface InitLists {}\n', 'modules/x/a.ts': added })).toEqual(
      [],
    )
  })
})

it('every export is used by another file', () => {
  expect(unusedExports(sourceFiles(root), sourcesBeside(root))).toEqual([])
})
