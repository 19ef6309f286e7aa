import { describe, expect, it } from 'vitest'
import { availableAgain, type Offered, productAvailability } from './product-availability.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const offered = (more: Partial<Offered> = {}): Offered => ({
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  ...more,
})
const lunch = [{ type: 'daily' as const, from: '11:00', to: '14:30' }]
const noon = at('2026-11-20T12:00')
const evening = at('2026-11-20T17:00')

describe('orderable, shown or hidden (specification §4, Product orderable)', () => {
  it.each<[string, Partial<Offered>, Partial<Offered> | undefined, Temporal.Instant, string]>([
    ['no schedule', {}, {}, evening, 'orderable'],
    ['within schedule', { schedule: lunch }, {}, noon, 'orderable'],
    ['outside schedule', { schedule: lunch }, {}, evening, 'disabled'],
    ['outside schedule, to be hidden', { schedule: lunch, isVisibleWhenUnavailable: false }, {}, evening, 'hidden'],
    ['switched off', { isEnabled: false }, {}, noon, 'disabled'],
    ['switched off, to be hidden', { isEnabled: false, isVisibleWhenUnavailable: false }, {}, noon, 'hidden'],
    ['not public', { isPublic: false }, {}, noon, 'hidden'],
    ['category outside schedule', {}, { schedule: lunch }, evening, 'disabled'],
    ['category hidden', {}, { schedule: lunch, isVisibleWhenUnavailable: false }, evening, 'hidden'],
    ['no category', {}, undefined, noon, 'orderable'],
  ])('%s', (_, product, category, now, availability) => {
    expect(productAvailability(offered(product), category && offered(category), now, zone)).toBe(availability)
  })
})

describe('available again', () => {
  const night = [{ type: 'daily' as const, from: '13:00', to: '20:00' }]
  it.each<[string, Partial<Offered>, Partial<Offered>, string | undefined]>([
    ['tomorrow', { schedule: lunch }, {}, '2026-11-21T11:00'],
    ['when both schedules allow', { schedule: lunch }, { schedule: night }, '2026-11-21T13:00'],
    ['never while switched off', { isEnabled: false, schedule: lunch }, {}, undefined],
    [
      'never when the schedules do not meet',
      { schedule: lunch },
      { schedule: [{ type: 'daily', from: '20:00', to: '22:00' }] },
      undefined,
    ],
  ])('%s', (_, product, category, when) => {
    expect(availableAgain(offered(product), offered(category), evening, zone)?.toString()).toBe(
      when && at(when).toString(),
    )
  })
})
