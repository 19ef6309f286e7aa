import { expect, test } from 'vitest'
import { closedBranches } from './closed-branches.ts'

const house = (id: string, from: string, more: object = {}) => ({
  id,
  kind: 'orders' as const,
  timeZone: 'Europe/Berlin' as const,
  openingHours: [{ type: 'daily' as const, from, to: '22:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  ...more,
})
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').epochMilliseconds

test('sorts closed branches by their opening time; a branch without an opening is last', () => {
  const houses = [
    house('never', '11:00', { openingHours: [] }),
    house('late', '17:00'),
    house('open', '08:00'),
    house('early', '11:00'),
  ]
  expect(closedBranches(houses, at('2026-11-20T09:00'))).toEqual([
    { id: 'early', opensAt: at('2026-11-20T11:00') },
    { id: 'late', opensAt: at('2026-11-20T17:00') },
    { id: 'never', opensAt: undefined },
  ])
})

test('a branch that already delivers counts as open, and a branch with rides is never closed', () => {
  const delivers = {
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily' as const, from: '08:00', to: '10:00' }],
  }
  const houses = [house('delivers', '11:00', delivers), house('rides', '11:00', { kind: 'rides' })]
  expect(closedBranches(houses, at('2026-11-20T09:00'))).toEqual([])
})
