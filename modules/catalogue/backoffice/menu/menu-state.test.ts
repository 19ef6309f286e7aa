import { expect, test } from 'vitest'
import { menuState } from './menu-state.ts'

const now = Date.parse('2026-07-01T12:00:00Z')
const menu = (id: string, availableFrom: string, branches: string[]) => ({ id, availableFrom, branches })
const spring = menu('spring', '2026-03-01T00:00:00Z', ['a', 'b'])
const summer = menu('summer', '2026-06-01T00:00:00Z', ['a'])
const autumn = menu('autumn', '2026-09-01T00:00:00Z', ['a', 'b'])
const all = [spring, summer, autumn]

test('in each branch, the menu that started last is active', () => {
  expect(all.map((one) => menuState(one, all, now))).toEqual(['now', 'now', 'later'])
  expect(menuState({ ...spring, branches: ['a'] }, all, now)).toBe('before')
  expect(all.map((one) => menuState(one, all, Date.parse('2026-10-01T00:00:00Z')))).toEqual(['before', 'before', 'now'])
})
