import { expect, test } from 'vitest'
import { aPartRefund } from '../../testing/a-part-refund.ts'
import { anItem } from '../../testing/an-order.ts'
import { itemsBack, leftOf } from './items-back.ts'

const items = [
  anItem({ id: 'coffee', amount: 2 }),
  anItem({ id: 'cheese', amount: 0.35, unit: 'kg' }),
  anItem({ id: 'soup' }),
]
const nothing = { price: 20, kept: 0, asked: 0, due: 0, tip: 0 }
const backOf = (parts: readonly Record<string, number>[], { due = 0, paidBack = 5 as number | undefined } = {}) => {
  const back = itemsBack({ items, timeline: parts.map(aPartRefund), money: { ...nothing, due }, paidBack })
  return Object.fromEntries(back)
}

test.each([
  ['no refund', [], {}],
  ['a refund without items', [{}], {}],
  ['one of two pieces', [{ coffee: 1 }], { coffee: 1 }],
  ['one piece at a time', [{ coffee: 1 }, { coffee: 1, soup: 1 }], { coffee: 2, soup: 1 }],
  ['goods by weight, without rounding errors', [{ cheese: 0.1 }, { cheese: 0.2 }], { cheese: 0.3 }],
  ['the same item twice counts once', [{ soup: 1 }, { soup: 1 }], { soup: 1 }],
  ['an item that is not in the order', [{ cake: 1 }], {}],
] as const)('what was refunded before: %s', (_, parts, expected) => {
  expect(backOf(parts)).toEqual(expected)
})

test('a refund that failed, and whose money is kept, does not count if nothing else has gone back', () => {
  expect(backOf([{ soup: 1 }], { paidBack: 0 })).toEqual({})
  expect(backOf([{ soup: 1 }], { paidBack: 0, due: 5 })).toEqual({ soup: 1 })
  // One of the two refunds failed, and staff kept its money. The timeline does not say which one. Therefore both count as refunded.
  expect(backOf([{ soup: 1 }, { coffee: 1 }], { paidBack: 3 })).toEqual({ soup: 1, coffee: 1 })
})

test('what is left of an item', () => {
  const back = new Map([
    ['coffee', 1],
    ['cheese', 0.1],
  ])
  expect(items.map((item) => leftOf(item, back))).toEqual([1, 0.25, 1])
})
