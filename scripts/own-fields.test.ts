import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from './boundaries/files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const native = /\btype=(?:"|\{')(date|time|datetime-local|month|week)(?:"|'\})/

/**
 * The rule is in docs/rules/back-office.md, Lists and forms. The browser's own field for a date or time uses the language of the browser,
 * and a 12-hour clock if this is usual in that language.
 */
test('days and times have our own fields, and not the fields of the browser', () => {
  const found = sourceFiles(root)
    .filter(
      ({ path, text }) => /^(modules|packages|apps)\//.test(path) && !path.includes('.test.') && native.test(text),
    )
    .map(({ path }) => path)
  expect(found, 'use DayInput, TimeOfDayInput or MomentInput (packages/ui/backoffice/date)').toEqual([])
})
