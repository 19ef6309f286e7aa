import { expect, test } from 'vitest'
import { markingOf, type MarkedOrder } from './mark.ts'

const soup = { id: '00000000-0000-4000-8000-000000000001', name: 'Suppe' }
const order = (more: Partial<MarkedOrder> = {}): MarkedOrder => ({
  items: [soup],
  kitchenItems: [],
  kitchenDoneAt: null,
  version: 3,
  ...more,
})
const doneAt = '2026-11-20T12:00:00Z'

test("a new mark of an item contains the item's name", () => {
  expect(markingOf(order(), { item: soup.id, isItemDone: true })).toEqual({ is: 'new', isDone: true, item: soup })
})

test('a new mark of the whole ticket contains no item', () => {
  expect(markingOf(order(), { isDone: true })).toEqual({ is: 'new', isDone: true })
  expect(markingOf(order({ kitchenDoneAt: doneAt }), { isDone: false })).toEqual({ is: 'new', isDone: false })
})

const changed = [{ position: 0, name: 'Suppe', amount: 2, unit: 'amount', choices: [] }]

test('a change is marked as read only once; finishing the whole ticket marks it as read, too', () => {
  const read = { isChangeSeen: true, version: 3 } as const
  expect(markingOf(order({ kitchenBefore: changed }), read)).toMatchObject({ isChangeSeen: true, seenVersion: 3 })
  expect(markingOf(order(), read)).toEqual({ is: 'unchanged' })
  const again = order({ kitchenBefore: changed, kitchenDoneAt: doneAt })
  expect(markingOf(again, { isDone: true, version: 3 })).toEqual({ is: 'new', isDone: true, seenVersion: 3 })
})

test('a change that the kitchen has not seen yet is not marked as read', () => {
  const twice = order({ kitchenBefore: changed, version: 4 })
  expect(markingOf(twice, { isChangeSeen: true, version: 3 })).toEqual({ is: 'unchanged' })
  expect(markingOf({ ...twice, kitchenDoneAt: doneAt }, { isDone: true, version: 3 })).toEqual({ is: 'unchanged' })
})

test.each([
  ['a ticket that is done', { kitchenDoneAt: doneAt }, { isDone: true }],
  ['a ticket that is not done', {}, { isDone: false }],
  ['an item that is done', { kitchenItems: [soup.id] }, { item: soup.id, isItemDone: true }],
  ['an item that is not done', {}, { item: soup.id, isItemDone: false }],
])('repeating the mark of %s writes nothing', (_, more, mark) => {
  expect(markingOf(order(more), mark)).toEqual({ is: 'unchanged' })
})

test('returns unknown-item for an item of another order', () => {
  const other = '00000000-0000-4000-8000-000000000002'
  expect(markingOf(order(), { item: other, isItemDone: true })).toEqual({ is: 'unknown-item' })
})
