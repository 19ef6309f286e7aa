import { expect, test } from 'vitest'
import { closedBranches } from './closed-branches.ts'

const house = (id: string, from: string, more: object = {}) => ({
  id,
  kind: 'orders' as const,
  timeZone: 'Europe/Berlin' as const,
  openingHours: [{ type: 'daily' as const, from, to: '22:00' }],
  deliveryHours: [],
  isDeliveryEnabled: true,
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
    { id: 'early', opensAt: at('2026-11-20T11:00'), countsFromOpening: true, delivers: false },
    { id: 'late', opensAt: at('2026-11-20T17:00'), countsFromOpening: true, delivers: false },
    { id: 'never', opensAt: undefined, countsFromOpening: true, delivers: false },
  ])
})

test('a branch that already delivers is closed for pickup only; of a closed branch with rides, new orders wait for staff at once', () => {
  const delivers = {
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily' as const, from: '08:00', to: '10:00' }],
  }
  const houses = [house('delivers', '11:00', delivers), house('rides', '11:00', { kind: 'rides' })]
  const rides = { id: 'rides', opensAt: at('2026-11-20T11:00'), countsFromOpening: false, delivers: false }
  expect(closedBranches(houses, at('2026-11-20T09:00'))).toEqual([
    { id: 'delivers', opensAt: at('2026-11-20T11:00'), countsFromOpening: true, delivers: true },
    rides,
  ])
})

test('after its opening hours a branch that still delivers is closed for pickup until its next opening', () => {
  const late = { isDeliveryHoursEnabled: true, deliveryHours: [{ type: 'daily' as const, from: '06:00', to: '23:00' }] }
  const [found] = closedBranches([house('late', '06:00', late)], at('2026-11-20T22:30'))
  expect(found).toEqual({ id: 'late', opensAt: at('2026-11-21T06:00'), countsFromOpening: true, delivers: true })
})

test('delivery hours of a branch that does not deliver count for nothing', () => {
  const unused = {
    isDeliveryEnabled: false,
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily' as const, from: '06:00', to: '23:00' }],
  }
  const [found] = closedBranches([house('unused', '06:00', unused)], at('2026-11-20T22:30'))
  expect(found).toMatchObject({ opensAt: at('2026-11-21T06:00'), delivers: false })
})
