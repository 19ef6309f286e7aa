// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { browserJournal } from './journal.ts'

afterEach(() => localStorage.clear())

test('the journal gives back what was written', () => {
  const journal = browserJournal('site', '1')
  const entry = { base: { title: 'a' }, data: { title: 'b' } }
  journal.write(entry)
  expect(journal.read()).toEqual(entry)
  journal.clear()
  expect(journal.read()).toBeUndefined()
})

test.each(['{', 'null', '5', '[]', '{"base":{}}', '{"base":[],"data":{}}'])('%s in the storage is no entry', (text) => {
  localStorage.setItem('asp-journal:site:1', text)
  expect(browserJournal('site', '1').read()).toBeUndefined()
})
