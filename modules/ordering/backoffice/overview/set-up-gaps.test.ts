import { expect, test } from 'vitest'
import { type Gap, gapsOf } from './set-up-gaps.ts'

const rules = [{ type: 'daily', from: '08:00', to: '18:00' }]
const closed = { openingHours: [], isDeliveryHoursEnabled: false, deliveryHours: rules }
const open = { ...closed, openingHours: rules }

test.each<[string, Parameters<typeof gapsOf>[0], Gap[]]>([
  ['nothing set up', { branches: [], products: 0 }, ['branch', 'product']],
  ['a branch without hours', { branches: [closed], products: 0 }, ['hours', 'product']],
  ['one of two has hours', { branches: [closed, open], products: 0 }, ['product']],
  ['it only delivers', { branches: [{ ...closed, isDeliveryHoursEnabled: true }], products: 1 }, []],
  ['ready', { branches: [open], products: 1 }, []],
  ['still loading', { branches: undefined, products: undefined }, []],
])('what keeps guests from ordering is named: %s', (_, known, expected) => {
  expect(gapsOf(known)).toEqual(expected)
})
