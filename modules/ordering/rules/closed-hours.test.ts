import { expect, test } from 'vitest'
import { type BranchClock, type TimedOrder, timesThatClose } from './closed-hours.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const now = at('2026-11-24T09:00')
const before: BranchClock = {
  openingHours: [{ type: 'daily', from: '10:00', to: '02:00' }],
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', from: '12:00', to: '20:00' }],
  timeZone: zone,
}
const closedOn = (date: string): BranchClock => ({
  ...before,
  openingHours: [...before.openingHours, { type: 'once', date, isClosed: true }],
})
const order = (part: Partial<TimedOrder>): TimedOrder => ({
  kind: 'food',
  deliveryType: 'takeaway',
  appointment: null,
  appointmentDate: null,
  awaitedFrom: null,
  openProposal: null,
  isUndecided: false,
  ...part,
})
const concerned = (part: Partial<TimedOrder>, after: BranchClock, from = before) =>
  timesThatClose({ before: from, after }, now)(order(part))?.toString()

const saturday = at('2026-11-28T18:00')
test.each<[string, Partial<TimedOrder>, BranchClock, Temporal.Instant | undefined]>([
  ['on the closed day', { appointment: saturday }, closedOn('2026-11-28'), saturday],
  ['on another day', { appointment: saturday }, closedOn('2026-11-29'), undefined],
  [
    'after midnight of the closed day',
    { appointment: at('2026-11-29T01:00') },
    closedOn('2026-11-28'),
    at('2026-11-29T01:00'),
  ],
  [
    'at the new closing',
    { appointment: saturday },
    { ...before, openingHours: [{ type: 'daily', from: '10:00', to: '18:00' }] },
    saturday,
  ],
  [
    'just before it',
    { appointment: at('2026-11-28T17:55') },
    { ...before, openingHours: [{ type: 'daily', from: '10:00', to: '18:00' }] },
    undefined,
  ],
  [
    'a delivery, when only opening hours change',
    { deliveryType: 'delivery', appointment: saturday },
    closedOn('2026-11-28'),
    undefined,
  ],
  [
    'a delivery, when its own hours end earlier',
    { deliveryType: 'delivery', appointment: saturday },
    { ...before, deliveryHours: [] },
    saturday,
  ],
  [
    'a delivery, when its own hours no longer count',
    { deliveryType: 'delivery', appointment: saturday },
    { ...closedOn('2026-11-28'), isDeliveryHoursEnabled: false },
    saturday,
  ],
  [
    'a ride ignores delivery hours',
    { kind: 'ride', deliveryType: 'delivery', appointment: saturday },
    { ...before, deliveryHours: [] },
    undefined,
  ],
  [
    'in another time zone',
    { appointment: at('2026-11-28T10:30') },
    { ...before, timeZone: 'Europe/London' },
    at('2026-11-28T10:30'),
  ],
  [
    'as soon as possible, ordered while open',
    { appointmentDate: at('2026-11-24T10:30') },
    closedOn('2026-11-24'),
    undefined,
  ],
  [
    'as soon as possible, ordered for the opening',
    { awaitedFrom: at('2026-11-24T10:00') },
    closedOn('2026-11-24'),
    at('2026-11-24T10:00'),
  ],
  [
    'promised for another time than wanted',
    { appointment: saturday, appointmentDate: at('2026-11-27T18:00') },
    closedOn('2026-11-27'),
    at('2026-11-27T18:00'),
  ],
  [
    'a proposal that is not answered',
    { appointment: saturday, openProposal: at('2026-11-27T18:00') },
    closedOn('2026-11-27'),
    at('2026-11-27T18:00'),
  ],
  ['what lies behind', { appointment: at('2026-11-24T01:00') }, closedOn('2026-11-23'), undefined],
])('an order %s', (_, part, after, told) => expect(concerned(part, after)).toBe(told?.toString()))

test('a time that was already closed before the change is not reported', () => {
  const closed = closedOn('2026-11-28')
  expect(concerned({ appointment: saturday }, { ...closed, openingHours: [] }, closed)).toBe(undefined)
})

test.each<[string, boolean, string, boolean]>([
  ['that waits for its answer is reported when the branch closes now', true, '2026-11-24', true],
  ['that waits is not reported when another day is closed', true, '2026-11-25', false],
  ['that staff have accepted is not reported', false, '2026-11-24', false],
])('an order for as soon as possible %s', (_, isUndecided, date, isReported) => {
  const noon = at('2026-11-24T12:00')
  const told = timesThatClose({ before, after: closedOn(date) }, noon)(order({ isUndecided }))
  expect(told?.toString()).toBe(isReported ? noon.toString() : undefined)
})
