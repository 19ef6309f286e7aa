import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// This was a bug: a form in a dialog submitted the order form of the screen below it, without the dish that was being chosen.
test('every form of the back office stops its submit event from reaching other forms', () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url))
  const screens = globSync(
    ['modules/*/backoffice/**/*.tsx', 'apps/backoffice/src/**/*.tsx', 'packages/ui/backoffice/**/*.tsx'],
    { cwd, exclude: ['**/*.test.tsx'] },
  )
  expect(screens.length).toBeGreaterThan(100)
  const plain = screens.filter((path) => /<form\b/.test(readFileSync(`${cwd}/${path}`, 'utf8')))
  expect(plain).toEqual(['packages/ui/backoffice/Form.tsx'])
})
