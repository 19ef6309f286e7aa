import { expect, test } from 'vitest'
import { servingBranch } from '../testing/serving-branch.ts'
import { pastClosing } from './past-closing.ts'
import type { ServingBranch } from './serving.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const branch: ServingBranch = {
  ...servingBranch,
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
}
const split: Partial<ServingBranch> = {
  openingHours: [
    { type: 'daily', from: '11:00', to: '14:00' },
    { type: 'daily', from: '17:00', to: '22:00' },
  ],
}
const touching: Partial<ServingBranch> = {
  openingHours: [
    { type: 'daily', from: '11:00', to: '17:00' },
    { type: 'daily', from: '17:00', to: '22:00' },
  ],
}
const night: Partial<ServingBranch> = { openingHours: [{ type: 'daily', from: '18:00', to: '02:00' }] }
const always: Partial<ServingBranch> = { openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }] }

type Row = [
  what: string,
  part: Partial<ServingBranch>,
  serving: 'takeaway' | 'delivery' | 'dineIn',
  now: string,
  minutes: number | undefined,
  told: [ready: string, closes: string] | undefined,
]
test.each<Row>([
  ['52 orders ahead', {}, 'takeaway', '2026-11-24T20:00', 185, ['2026-11-24T23:05', '2026-11-24T22:00']],
  ['in time', {}, 'takeaway', '2026-11-24T20:00', 30, undefined],
  ['just before closing', {}, 'dineIn', '2026-11-24T20:00', 119, undefined],
  ['exactly at closing', {}, 'dineIn', '2026-11-24T20:00', 120, ['2026-11-24T22:00', '2026-11-24T22:00']],
  ['after the delivery hours', {}, 'delivery', '2026-11-24T20:00', 70, ['2026-11-24T21:10', '2026-11-24T21:00']],
  [
    'delivery hours that are not enabled',
    { isDeliveryHoursEnabled: false },
    'delivery',
    '2026-11-24T20:00',
    70,
    undefined,
  ],
  ['in the pause', split, 'takeaway', '2026-11-24T13:30', 60, ['2026-11-24T14:30', '2026-11-24T14:00']],
  ['after the pause', split, 'takeaway', '2026-11-24T13:30', 240, ['2026-11-24T17:30', '2026-11-24T14:00']],
  ['hours that touch', touching, 'takeaway', '2026-11-24T16:30', 60, undefined],
  ['after midnight, still open', night, 'takeaway', '2026-11-24T23:30', 60, undefined],
  ['after midnight, closed', night, 'takeaway', '2026-11-24T23:30', 185, ['2026-11-25T02:35', '2026-11-25T02:00']],
  ['a branch that never closes', always, 'takeaway', '2026-11-24T20:00', 600, undefined],
  ['a closed branch', {}, 'takeaway', '2026-11-24T09:00', 185, undefined],
  ['no estimate', {}, 'takeaway', '2026-11-24T21:59', undefined, undefined],
])('%s (docs/rules/orders.md, Estimated time)', (_, part, serving, now, minutes, told) => {
  const found = pastClosing({ ...branch, ...part }, serving, at(now), minutes)
  expect(found && [found.readyAt.toString(), found.closesAt.toString()]).toEqual(
    told?.map((wall) => at(wall).toString()),
  )
})
