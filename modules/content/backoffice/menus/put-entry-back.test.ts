import { expect, test } from 'vitest'
import type { NavigationItem } from '../../contract.ts'
import { removeEntry } from '../../rules/menu-edit.ts'
import { putEntryBack } from './put-entry-back.ts'

const entry = (label: string, children: NavigationItem[] = []): NavigationItem => ({
  type: 'link',
  label,
  isEnabled: true,
  children,
})
const menu = [entry('Karte'), entry('Haus', [entry('Team'), entry('Anfahrt')])]
const labels = (items: readonly NavigationItem[]): unknown[] =>
  items.map(({ children, label }) => (children.length > 0 ? [label, labels(children)] : label))

test('a removed entry is put back at its position, and later changes stay', () => {
  const [first, ...rest] = removeEntry(menu, [1, 0])
  const typed = [{ ...(first as NavigationItem), label: 'Speisekarte' }, ...rest]
  expect(labels(putEntryBack(typed, menu, [1, 0]))).toEqual(['Speisekarte', ['Haus', ['Team', 'Anfahrt']]])
})

test('if its parent entry was removed, the entry is put back at the end', () => {
  expect(labels(putEntryBack([entry('Karte')], menu, [1, 0]))).toEqual(['Karte', 'Team'])
})

test('the entry is not inserted twice after Strg Z', () => {
  expect(labels(putEntryBack(menu, menu, [1, 0]))).toEqual(labels(menu))
})
