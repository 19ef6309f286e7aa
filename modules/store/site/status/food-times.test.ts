import { expect, test } from 'vitest'
import { opening, planned, wished } from './food-times.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2026-11-23T05:30:00Z')
const today = '2026-11-23T09:00:00Z'
const saturday = '2026-11-28T18:00:00Z'

test('an order placed at night shows when the branch opens, and nothing after that time', () => {
  const order = { awaitedFrom: today, isDelivery: false }
  expect(opening(order, now, zone, 'de')).toBe('Wir öffnen heute um 10:00 Uhr.')
  expect(opening({ ...order, awaitedFrom: saturday }, now, zone, 'de')).toBe('Wir öffnen am 28.11.2026 um 19:00 Uhr.')
  expect(opening(order, Date.parse(today), zone, 'de')).toBeUndefined()
})

test("an order for Saturday shows that time, not today's opening", () => {
  const order = { appointment: saturday, appointmentDate: null }
  expect(wished(order, now, zone, 'de')).toBe('Gewünscht ist der 28.11.2026, 19:00 Uhr.')
  expect(wished(order, now, zone, 'en')).toBe('You asked for 28.11.2026, 19:00.')
  expect(wished({ ...order, appointment: today }, now, zone, 'de')).toBe('Gewünscht ist 10:00 Uhr.')
})

test('a time planned by staff replaces the requested time', () => {
  expect(wished({ appointment: saturday, appointmentDate: saturday }, now, zone, 'de')).toBeUndefined()
  expect(wished({ appointment: null, appointmentDate: null }, now, zone, 'de')).toBeUndefined()
  expect(planned(saturday, now, zone, 'de')).toBe('Geplant ist 28.11.2026, 19:00 Uhr.')
})
