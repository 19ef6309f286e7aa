import { describe, expect, it } from 'vitest'
import { type BranchHours, branchOpening, hoursFor } from './branch-opening.ts'
import { dayToClose, withClosedDay, withReopenedDay } from './day-closing.ts'
import { isOpen, type OpeningHourRule } from './opening-hours.ts'

const zone = 'Europe/Vienna'
const instant = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const daily: OpeningHourRule = { type: 'daily', from: '09:00', to: '18:00' }
const late: OpeningHourRule = { type: 'daily', from: '06:00', to: '02:00' }
const evening: OpeningHourRule = { type: 'daily', from: '17:00', to: '22:00' }
const closing = (date: string): OpeningHourRule => ({ type: 'once', date, isClosed: true })
const special = (date: string): OpeningHourRule => ({ type: 'once', date, from: '10:00', to: '12:00' })
const branch = (openingHours: OpeningHourRule[], deliveryHours?: OpeningHourRule[]): BranchHours => ({
  openingHours,
  deliveryHours: deliveryHours ?? [evening],
  isDeliveryHoursEnabled: deliveryHours !== undefined,
})
const day = '2026-11-27'

describe('closing a day with one button', () => {
  it.each<[string, BranchHours, object | undefined]>([
    [
      'the opening hours, instead of other rules for the date',
      branch([daily, special(day)]),
      { openingHours: [daily, closing(day)] },
    ],
    [
      'its own delivery hours, too',
      branch([daily], [evening, special(day)]),
      { openingHours: [daily, closing(day)], deliveryHours: [evening, closing(day)] },
    ],
    [
      'the delivery hours alone if the opening hours close the date already',
      branch([daily, closing(day)], [evening]),
      { deliveryHours: [evening, closing(day)] },
    ],
    ['nothing if the date is closed', branch([daily, closing(day)]), undefined],
    [
      'nothing if the date is closed for deliveries, too',
      branch([daily, closing(day)], [evening, closing(day)]),
      undefined,
    ],
  ])('closes %s', (_, hours, changed) => expect(withClosedDay(hours, day)).toEqual(changed))

  it('the branch is then closed for guests and for deliveries', () => {
    const open = branch([daily], [evening])
    const closed = { ...open, ...withClosedDay(open, day) }
    const at = instant(`${day}T17:30`)
    expect(branchOpening(open, at, zone).state).toBe('open')
    expect(branchOpening(closed, at, zone)).toEqual({ state: 'closed', opensAt: instant('2026-11-28T09:00') })
    expect(isOpen(hoursFor(closed, { delivery: true }), at, zone)).toBe(false)
  })

  it('opening the day again opens both', () => {
    const open = branch([daily], [evening])
    const closed = { ...open, ...withClosedDay(open, day) }
    expect({ ...closed, ...withReopenedDay(closed, day) }).toEqual(open)
    expect(withReopenedDay(branch([daily, closing(day)]), day)).toEqual({ openingHours: [daily] })
    expect(withReopenedDay(branch([daily, closing(day)], [evening]), day)).toEqual({ openingHours: [daily] })
  })

  it.each<[string, BranchHours, string, string]>([
    ['in the evening, the day', branch([late]), '2026-11-27T23:59', '2026-11-27'],
    ['after midnight, the day whose hours still run', branch([late]), '2026-11-28T00:01', '2026-11-27'],
    [
      'after midnight, still that day when it is closed',
      branch([late, closing('2026-11-27')]),
      '2026-11-28T00:01',
      '2026-11-27',
    ],
    ['when these hours have ended, the new day', branch([late]), '2026-11-28T02:00', '2026-11-28'],
    [
      'the new day also if the day before was closed',
      branch([late, closing('2026-11-27')]),
      '2026-11-28T09:00',
      '2026-11-28',
    ],
    ['after midnight without late hours, the new day', branch([daily]), '2026-11-28T00:01', '2026-11-28'],
    ['after midnight, the day whose deliveries still run', branch([daily], [late]), '2026-11-28T00:01', '2026-11-27'],
    [
      'after midnight, still that day when it is closed for deliveries, too',
      branch([daily, closing('2026-11-27')], [late, closing('2026-11-27')]),
      '2026-11-28T00:01',
      '2026-11-27',
    ],
    [
      'after midnight, the day whose opening hours still run, although deliveries have ended',
      branch([late], [evening]),
      '2026-11-28T00:01',
      '2026-11-27',
    ],
  ])('closes %s', (_, hours, wall, closed) => {
    expect(dayToClose(hours, instant(wall), zone).toString()).toBe(closed)
  })
})
