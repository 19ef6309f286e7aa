import { expect, test } from 'vitest'
import { opening, planned, wished } from './food-times.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2026-11-23T05:30:00Z')
const today = '2026-11-23T09:00:00Z'
const saturday = '2026-11-28T18:00:00Z'

test('an order placed at night shows when the branch opens, and nothing after that time', () => {
  const order = { awaitedFrom: today, isDelivery: false }
  expect(opening(order, now, zone, 'de')).toBe('Wir öffnen heute um 10:00 Uhr.')
  expect(opening({ ...order, awaitedFrom: saturday }, now, zone, 'de')).toBe('Wir öffnen am 28.11.26 um 19:00 Uhr.')
  expect(opening(order, Date.parse(today), zone, 'de')).toBeUndefined()
})

test("an order for Saturday shows that time, not today's opening", () => {
  const order = { appointment: saturday, appointmentDate: null }
  expect(wished(order, now, zone, 'de')).toBe('Bestellt für den 28.11.26, 19:00 Uhr.')
  expect(wished(order, now, zone, 'en')).toBe('Ordered for 28.11.26, 19:00.')
  expect(wished({ ...order, appointment: today }, now, zone, 'de')).toBe('Bestellt für 10:00 Uhr.')
})

test('a time planned by staff replaces the requested time', () => {
  expect(wished({ appointment: saturday, appointmentDate: saturday }, now, zone, 'de')).toBeUndefined()
  expect(wished({ appointment: null, appointmentDate: null }, now, zone, 'de')).toBeUndefined()
  expect(planned(saturday, now, zone, 'de')).toBe('Geplant ist 28.11.26, 19:00 Uhr.')
})

test.each([
  ['2026-11-29T23:10:00Z', 'Geplant ist in etwa 15 Min. (00:10 Uhr).', 'Planned in about 15 min (00:10).'],
  ['2026-11-30T01:55:00Z', 'Geplant ist in etwa 180 Min. (02:55 Uhr).', 'Planned in about 180 min (02:55).'],
  ['2026-11-30T01:56:00Z', 'Geplant ist 30.11.26, 02:56 Uhr.', 'Planned for 30.11.26, 02:56.'],
  ['2026-11-29T22:50:00Z', 'Geplant ist 23:50 Uhr.', 'Planned for 23:50.'],
])('a time in the next three hours is shown with its minutes: %s', (at, de, en) => {
  const late = Date.parse('2026-11-29T22:55:00Z')
  expect(planned(at, late, zone, 'de')).toBe(de)
  expect(planned(at, late, zone, 'en')).toBe(en)
})
