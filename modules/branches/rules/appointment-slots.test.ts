import { describe, expect, it } from 'vitest'
import {
  acceptsAppointment,
  type AppointmentContext,
  appointments,
  roundUpToSlot,
  slotsOn,
} from './appointment-slots.ts'
import type { OpeningHours } from './opening-hours.ts'

const vienna = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(vienna).toInstant()
const day = (date: string) => Temporal.PlainDate.from(date)
const allDay: OpeningHours = [{ type: 'daily', from: '00:00', to: '24:00' }]
const lunch: OpeningHours = [{ type: 'daily', from: '11:00', to: '14:30' }]
const context = (more: Partial<AppointmentContext> = {}): AppointmentContext => ({
  now: at('2026-11-20T16:42'),
  zone: vienna,
  hours: allDay,
  ...more,
})
const verdict = (when: Temporal.Instant, more: Partial<AppointmentContext> = {}) => {
  const accepted = acceptsAppointment(when, context(more))
  return accepted.ok ? 'ok' : accepted.code
}

describe('rounding (docs/rules/time.md, Slots)', () => {
  it.each([
    ['2026-11-20T15:25:00Z', '2026-11-20T15:25:00Z'],
    ['2026-11-20T15:25:01Z', '2026-11-20T15:30:00Z'],
    ['2026-11-20T15:25:00.000000001Z', '2026-11-20T15:30:00Z'],
    ['2026-11-20T15:56:00Z', '2026-11-20T16:00:00Z'],
  ])('%s → %s', (now, slot) => {
    expect(roundUpToSlot(Temporal.Instant.from(now)).toString()).toBe(slot)
  })
})

describe('acceptsAppointment (specification §5; docs/rules/time.md, Slots)', () => {
  it.each<[string, string, Partial<AppointmentContext>, string]>([
    ['the next slot', '2026-11-20T16:45', {}, 'ok'],
    ['already past', '2026-11-20T16:40', {}, 'appointment.too_soon'],
    ['no multiple of five', '2026-11-20T16:46', {}, 'appointment.off_grid'],
    ['with seconds', '2026-11-20T16:45:30', {}, 'appointment.off_grid'],
    ['the last day ahead', '2027-05-19T23:55', {}, 'ok'],
    ['a day too far', '2027-05-20T00:00', {}, 'appointment.too_far'],
    ['at opening', '2026-11-21T11:00', { hours: lunch }, 'ok'],
    ['the last before closing', '2026-11-21T14:25', { hours: lunch }, 'ok'],
    ['exactly at closing', '2026-11-21T14:30', { hours: lunch }, 'appointment.closed'],
    ['no hours at all', '2026-11-21T11:00', { hours: [] }, 'appointment.closed'],
    ['an empty schedule does not restrict', '2026-11-21T11:00', { schedules: [[], []] }, 'ok'],
    ['outside a schedule', '2026-11-21T15:00', { schedules: [lunch] }, 'appointment.unavailable'],
    ['a ride may end exactly at closing', '2026-11-21T14:00', { schedules: [lunch], rideSeconds: 1800 }, 'ok'],
    [
      'and not a second later',
      '2026-11-21T14:00',
      { schedules: [lunch], rideSeconds: 1801 },
      'appointment.unavailable',
    ],
    [
      'only the two ends of a ride count',
      '2026-11-21T11:30',
      {
        schedules: [
          [
            { type: 'daily', from: '11:00', to: '12:00' },
            { type: 'daily', from: '14:00', to: '15:00' },
          ],
        ],
        rideSeconds: 3 * 3600,
      },
      'ok',
    ],
    [
      'every schedule must allow it',
      '2026-11-21T11:30',
      { schedules: [lunch, [{ type: 'monday', from: '11:00', to: '12:00' }]] },
      'appointment.unavailable',
    ],
    ['a ride that ends days later', '2026-11-21T11:30', { schedules: [lunch], rideSeconds: 49 * 3600 }, 'ok'],
  ])('%s', (_, when, more, result) => {
    expect(verdict(at(when), more)).toBe(result)
  })

  it.each<[string, AppointmentContext['leadTime'], string, string]>([
    ['minutes', { type: 'minutes', value: 90 }, '2026-11-20T18:10', '2026-11-20T18:15'],
    ['hours', { type: 'hours', value: 3 }, '2026-11-20T19:40', '2026-11-20T19:45'],
    ['days keep the wall time', { type: 'days', value: 2 }, '2026-11-22T16:40', '2026-11-22T16:45'],
    ['weeks keep the wall time', { type: 'weeks', value: 1 }, '2026-11-27T16:40', '2026-11-27T16:45'],
  ])('lead time in %s', (_, leadTime, refused, accepted) => {
    expect(verdict(at(refused), { leadTime })).toBe('appointment.too_soon')
    expect(verdict(at(accepted), { leadTime })).toBe('ok')
  })

  it('over a clock change, a lead time of one day ends at the same local time, and one of 24 hours is 24 hours long', () => {
    const now = at('2027-03-27T12:00')
    expect(
      appointments(context({ now, leadTime: { type: 'days', value: 1 } }))
        .nextFree()
        ?.toString(),
    ).toBe(at('2027-03-28T12:00').toString())
    expect(
      appointments(context({ now, leadTime: { type: 'hours', value: 24 } }))
        .nextFree()
        ?.toString(),
    ).toBe(at('2027-03-28T13:00').toString())
  })

  it('returns the next free slot with a refusal', () => {
    const refused = acceptsAppointment(at('2026-11-21T15:00'), context({ hours: lunch }))
    expect(refused).toMatchObject({
      ok: false,
      code: 'appointment.closed',
      field: 'appointmentDate',
      values: { nextFree: '2026-11-22T10:00:00Z', next: '22.11.26, 11:00' },
    })
  })

  it('returns no next slot if none is free', () => {
    expect(acceptsAppointment(at('2026-11-21T15:00'), context({ hours: [] }))).toMatchObject({
      nextFree: undefined,
      values: {},
    })
  })
})

describe('slots of a day', () => {
  it('lists both passes of the doubled hour with their offsets, the first pass first', () => {
    const slots = slotsOn(day('2026-10-25'), context({ now: at('2026-10-20T08:00') }))
    expect(slots).toHaveLength(25 * 12)
    expect(slots.filter(({ time }) => time === '02:30').map(({ offset }) => offset)).toEqual(['+02:00', '+01:00'])
    expect(slots.filter(({ offset }) => offset !== undefined)).toHaveLength(24)
  })

  it('never lists local times that do not exist', () => {
    const slots = slotsOn(day('2027-03-28'), context({ now: at('2027-03-20T08:00') }))
    expect(slots).toHaveLength(23 * 12)
    expect(slots.some(({ time }) => time.startsWith('02:'))).toBe(false)
  })

  it('lists slots after midnight that belong to the hours of the day before', () => {
    const hours: OpeningHours = [{ type: 'saturday', from: '23:00', to: '00:20' }]
    expect(slotsOn(day('2026-11-22'), context({ hours })).map(({ time }) => time)).toEqual([
      '00:00',
      '00:05',
      '00:10',
      '00:15',
    ])
  })
})

describe('date picker (specification §2)', () => {
  it('shows for each day whether it has free slots, and when', () => {
    const hours: OpeningHours = [
      ...lunch,
      { type: 'daily', from: '17:00', to: '22:00' },
      { type: 'sunday', isClosed: true },
      { type: 'once', date: '2026-11-26', from: '00:00', to: '24:00' },
    ]
    const offered = appointments(context({ hours }))
    const month = Array.from({ length: 30 }, (_, index) =>
      offered.dayAvailability(day('2026-11-01').add({ days: index })),
    )
    const said = Object.fromEntries(
      month.map((one) => [one.date.day, [one.state, ...one.stretches.map(({ from, to }) => `${from}–${to}`)]]),
    )
    expect(said[19]).toEqual(['disabled'])
    expect(said[20]).toEqual(['limited', '17:00–22:00'])
    expect(said[21]).toEqual(['limited', '11:00–14:30', '17:00–22:00'])
    expect(said[22]).toEqual(['disabled'])
    expect(said[26]).toEqual(['open', '00:00–24:00'])
  })

  it('includes the last slot of a period in the times to jump to', () => {
    const [stretch] = appointments(context({ hours: lunch })).dayAvailability(day('2026-11-21')).stretches
    expect([stretch?.firstSlot.toString(), stretch?.lastSlot.toString()]).toEqual([
      at('2026-11-21T11:00').toString(),
      at('2026-11-21T14:25').toString(),
    ])
  })
})

describe('next free slot (docs/rules/time.md, Slots)', () => {
  it('is found in a window of five minutes that is five months away', () => {
    const hours: OpeningHours = [{ type: 'once', date: '2027-04-20', from: '11:05', to: '11:10' }]
    expect(appointments(context({ hours })).nextFree()?.toString()).toBe(at('2027-04-20T11:05').toString())
  })
})
