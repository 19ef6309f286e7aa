import { describe, expect, it } from 'vitest'
import { fileLengths } from './check.ts'

const file = (path: string, lines: number) => ({ path, text: 'const x = 1\n'.repeat(lines) })

describe('fileLengths', () => {
  it('refuses a file of more than 300 lines', () => {
    expect(fileLengths([file('modules/store/server/a.ts', 300)], 1).problems).toEqual([])
    expect(fileLengths([file('modules/store/server/a.ts', 301)], 1).problems).toEqual([
      'modules/store/server/a.ts has 301 lines, at most 300 are allowed.',
    ])
  })

  it('refuses more files of over 150 lines than are allowed', () => {
    const files = [file('apps/a.ts', 150), file('apps/b.tsx', 151), file('packages/kernel/c.ts', 200)]
    expect(fileLengths(files, 2)).toEqual({ long: 2, problems: [] })
    expect(fileLengths(files, 1).problems).toHaveLength(1)
  })

  it.each([
    'modules/store/server/a.test.ts',
    'modules/store/words/errors.ts',
    'modules/payments/testing/stand-in.ts',
    'packages/platform/fixtures/shelves.ts',
    'packages/testing/brand.ts',
    'packages/i18n/backoffice/shell.ts',
    'demo/lindwurm/menu.ts',
  ])('does not count tests, texts and demo data: %s', (path) =>
    expect(fileLengths([file(path, 900)], 0)).toEqual({ long: 0, problems: [] }),
  )
})
