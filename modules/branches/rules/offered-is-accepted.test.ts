import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AppointmentContext, appointments } from './appointment-slots.ts'
import { type OpeningHours, weekdays } from './opening-hours.ts'

const vienna = 'Europe/Vienna'
const STEP = 5 * 60_000
const DAYS = 400
/** The clock of the test. The 400 days after it contain both changes of the clocks, in October 2026 and in March 2027. */
const now = Temporal.Instant.from('2026-08-03T07:12:31Z')
const start = Temporal.Instant.from('2026-08-02T22:00:00Z')

/**
 * Checks every five minutes of the current day and of the 400 days after it. A time must be accepted if and only if the list of its day
 * contains it. No time may be offered twice.
 */
function compare(context: AppointmentContext): { accepted: number; offered: number } {
  const offered = new Set<number>()
  const lists = appointments(context)
  let date = start.toZonedDateTimeISO(vienna).toPlainDate()
  for (let count = 0; count <= DAYS; count++, date = date.add({ days: 1 })) {
    for (const { at } of lists.slotsOn(date)) {
      if (offered.has(at.epochMilliseconds)) throw new Error(`${at} is offered twice`)
      offered.add(at.epochMilliseconds)
    }
  }
  // The check uses a new object. So values that the lists have cached cannot change its result.
  const server = appointments(context)
  let accepted = 0
  for (let at = start.epochMilliseconds; at < start.epochMilliseconds + (DAYS + 1) * 86_400_000; at += STEP) {
    const isAccepted = server.refusal(Temporal.Instant.fromEpochMilliseconds(at)) === undefined
    if (isAccepted !== offered.has(at))
      throw new Error(`${Temporal.Instant.fromEpochMilliseconds(at)}: accepted ${isAccepted}`)
    if (isAccepted) accepted++
  }
  return { accepted, offered: offered.size }
}

const split: OpeningHours = [
  { type: 'daily', from: '11:00', to: '14:30' },
  { type: 'daily', from: '17:00', to: '02:30' },
  { type: 'sunday', from: '01:30', to: '02:45' },
  { type: 'monday', isClosed: true },
  { type: 'once', date: '2026-10-24', from: '22:00', to: '02:30' },
  { type: 'once', date: '2027-03-27', from: '00:00', to: '24:00' },
]

describe('the offered slots are exactly the accepted ones, every 5 minutes over 400 days with both clock changes', () => {
  it.each<[string, AppointmentContext]>([
    ['always open', { now, zone: vienna, hours: [{ type: 'daily', from: '00:00', to: '24:00' }], daysAhead: DAYS }],
    [
      'split hours past midnight',
      { now, zone: vienna, hours: split, daysAhead: DAYS, leadTime: { type: 'days', value: 2 } },
    ],
    [
      'a ride between schedules',
      {
        now,
        zone: vienna,
        hours: [{ type: 'daily', from: '00:00', to: '24:00' }],
        schedules: [split, [{ type: 'daily', from: '12:00', to: '03:00' }]],
        rideSeconds: 5400,
        daysAhead: DAYS,
      },
    ],
  ])('%s', (_, context) => {
    const { accepted, offered } = compare(context)
    expect(accepted).toBe(offered)
    expect(offered).toBeGreaterThan(10_000)
  })

  it('a branch that is always open offers every existing multiple of five minutes', () => {
    const { offered } = compare({
      now,
      zone: vienna,
      hours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      daysAhead: 399,
    })
    const last = Temporal.PlainDate.from('2026-08-03').add({ days: 400 }).toZonedDateTime(vienna)
    expect(offered).toBe(
      (last.epochMilliseconds - Temporal.Instant.from('2026-08-03T07:15:00Z').epochMilliseconds) / STEP,
    )
  })
})

/**
 * Whether the rules are open at a local time. This test calculates it in another way than the product does: directly from the minutes of this
 * day and of the day before.
 */
function saysOpen(rules: OpeningHours, wall: Temporal.PlainDateTime): boolean {
  const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const deciding = (date: Temporal.PlainDate) => {
    const weekly = rules.filter((rule) => rule.type === weekdays[date.dayOfWeek - 1])
    const chosen = weekly.length > 0 ? weekly : rules.filter((rule) => rule.type === 'daily')
    return chosen.some((rule) => rule.isClosed) ? [] : chosen
  }
  const now = wall.hour * 60 + wall.minute
  const today = deciding(wall.toPlainDate()).some(
    ({ from, to }) => now >= minutes(from) && (minutes(to) <= minutes(from) || now < minutes(to)),
  )
  const yesterday = deciding(wall.toPlainDate().subtract({ days: 1 })).some(
    ({ from, to }) => minutes(to) <= minutes(from) && now < minutes(to),
  )
  return today || yesterday
}

describe('any hours', () => {
  const time = fc
    .integer({ min: 0, max: 287 })
    .map((slot) => `${String(Math.floor(slot / 12)).padStart(2, '0')}:${String((slot % 12) * 5).padStart(2, '0')}`)
  const anyRule = fc.record({
    type: fc.constantFrom('daily' as const, ...weekdays),
    from: time,
    to: time,
    isClosed: fc.boolean(),
  })

  it('are offered by their local times on days without a clock change', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 8 }), fc.integer({ min: 1, max: 75 }), (hours, days) => {
        const date = Temporal.PlainDate.from('2026-08-03').add({ days })
        const times = new Set(
          appointments({ now, zone: vienna, hours })
            .slotsOn(date)
            .map((slot) => slot.time),
        )
        for (let slot = 0; slot < 288; slot++) {
          const wall = date.toPlainDateTime({ hour: Math.floor(slot / 12), minute: (slot % 12) * 5 })
          const shown = wall.toPlainTime().toString({ smallestUnit: 'minute' })
          expect([shown, times.has(shown)]).toEqual([shown, saysOpen(hours, wall)])
        }
      }),
      { numRuns: 40 },
    )
  })
})
