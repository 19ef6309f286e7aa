import { expect, test } from 'vitest'
import { branchGap } from './set-up-gaps.ts'

const rules = [{ type: 'daily', from: '08:00', to: '18:00' }]
const closed = { openingHours: [], isDeliveryHoursEnabled: false, deliveryHours: rules }
const open = { ...closed, openingHours: rules }

test.each<[string, Parameters<typeof branchGap>[0], ReturnType<typeof branchGap>]>([
  ['nothing set up', [], 'branch'],
  ['a branch without hours', [closed], 'hours'],
  ['one of two has hours', [closed, open], undefined],
  ['it only delivers', [{ ...closed, isDeliveryHoursEnabled: true }], undefined],
  ['still loading', undefined, undefined],
])('names what is missing before guests can order: %s', (_, branches, expected) => {
  expect(branchGap(branches)).toBe(expected)
})
