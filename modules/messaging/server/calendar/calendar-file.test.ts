import { expect, test } from 'vitest'
import type { Order } from '#modules/ordering/contract.ts'
import { rideOrder } from '../testing/ride-order.ts'
import { mailers } from '../testing/mailers.ts'
import { calendarFile } from './calendar-file.ts'
import { zoneBlock } from '#kernel/zone-block.ts'

const now = Temporal.Instant.from('2026-11-20T09:00:00Z')
const context = {
  statusUrl: 'https://donau.example/de/status/7F3K2QX9M/hash',
  shopName: 'Donau Chauffeur',
  now,
  mailers,
}

/** The lines of a calendar file. The file format splits a long line into several; this function joins them again (RFC 5545 §3.1). */
const linesOf = (content: string): string[] => content.replaceAll('\r\n ', '').split('\r\n')
const fileOf = (more: Partial<Order> = {}) => {
  const file = calendarFile(rideOrder(more), context)
  if (!file) throw new Error('No calendar file')
  return { ...file, lines: linesOf(file.content) }
}

/** The instant of DTSTART or DTEND, computed as a calendar program does: from the local time and the rules in the VTIMEZONE of the file. */
function instantOf(lines: readonly string[], name: 'DTSTART' | 'DTEND'): string {
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'))
  const [head = '', value = ''] = (event.find((line) => line.startsWith(name)) ?? '').split(':')
  const wall = Temporal.PlainDateTime.from(
    value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6'),
  )
  if (value.endsWith('Z')) return wall.toZonedDateTime('UTC').toInstant().toString()
  expect(head).toBe(`${name};TZID=Europe/Vienna`)
  const text = lines.join('\n')
  const observances = [
    ...text.matchAll(/BEGIN:(?:STANDARD|DAYLIGHT)\nDTSTART:(\S+)\nTZOFFSETFROM:(\S+)\nTZOFFSETTO:(\S+)\n/g),
  ]
  const offset =
    observances
      .filter(([, start = '']) => start <= value)
      .toSorted((a, b) => (a[1] ?? '').localeCompare(b[1] ?? ''))
      .at(-1)?.[3] ?? ''
  return Temporal.Instant.from(`${wall.toString()}${offset.slice(0, 3)}:${offset.slice(3)}`).toString()
}

test('a confirmed ride is published with its zone, place, status page and length', () => {
  const { lines, method, filename } = fileOf()
  expect([method, filename]).toEqual(['PUBLISH', 'termin.ics'])
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'UID:7F3K2QX9M@donau.example',
    'SEQUENCE:2',
    'DTSTAMP:20261120T090000Z',
    'DTSTART;TZID=Europe/Vienna:20261127T143500',
    'DTEND;TZID=Europe/Vienna:20261127T174900',
    'STATUS:CONFIRMED',
    'SUMMARY:Fahrt: Flughafen Wien-Schwechat – Salzburg Hauptbahnhof',
    'GEO:48.1103;16.5697',
    'LOCATION:Flughafen Wien-Schwechat\\, Wien-Flughafen\\, 1300 Schwechat\\, Österreich',
    'URL;VALUE=URI:https://donau.example/de/status/7F3K2QX9M/hash',
    'TZID:Europe/Vienna',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line)
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
})

test('a ride has a booking number, as on its page', () => {
  expect(fileOf().content).toContain('Buchungsnummer')
  expect(fileOf({ locale: 'en' }).content).toContain('Booking number')
})

test('a changed order keeps its UID and raises SEQUENCE; an ended order is cancelled', () => {
  for (const state of ['canceled', 'rejected', 'failed'] as const) {
    const { lines, method } = fileOf({ state, version: 5 })
    expect(method).toBe('CANCEL')
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:7F3K2QX9M@donau.example', 'SEQUENCE:5'])
      expect(lines).toContain(line)
  }
  expect(fileOf({ state: 'waiting' }).lines).toContain('STATUS:TENTATIVE')
})

test('the planned time is used before the wanted time; without either there is no file', () => {
  expect(fileOf({ appointmentDate: '2026-11-27T14:00:00.000Z' }).lines).toContain(
    'DTSTART;TZID=Europe/Vienna:20261127T150000',
  )
  expect(calendarFile(rideOrder({ appointment: null, appointmentDate: null }), context)).toBeUndefined()
})

test.each([
  ['02:30 on 2026-10-25, first pass', '2026-10-25T00:30:00Z'],
  ['02:30 on 2026-10-25, second pass', '2026-10-25T01:30:00Z'],
  ['01:30 on 2026-10-25, ends in the doubled hour', '2026-10-24T22:00:00Z'],
  ['01:30 on 2027-03-28, before the gap', '2027-03-28T00:30:00Z'],
  ['03:30 on 2027-03-28, where 02:30 does not exist', '2027-03-28T01:30:00Z'],
  ['midsummer', '2026-07-01T12:00:00Z'],
])('a calendar program computes the right instant: %s', (_, iso) => {
  const start = Temporal.Instant.from(iso)
  const { lines } = fileOf({ appointmentDate: start.toString() })
  expect(instantOf(lines, 'DTSTART')).toBe(start.toString())
  expect(instantOf(lines, 'DTEND')).toBe(start.add({ seconds: 11_640 }).toString())
})

test('times in the hour that occurs twice are written in UTC', () => {
  expect(fileOf({ appointmentDate: '2026-10-25T00:30:00Z' }).lines).toContain('DTSTART:20261025T003000Z')
  expect(fileOf({ appointmentDate: '2026-10-25T01:30:00Z' }).lines).toContain('DTSTART:20261025T013000Z')
})

test('the VTIMEZONE contains both clock changes of the zone (docs/rules/messages.md, Calendar files)', () => {
  const block = zoneBlock('Europe/Vienna', now).replaceAll('\r\n', '\n')
  expect(block).toContain('BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD')
  expect(block).toContain('BEGIN:DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT')
  expect(zoneBlock('Asia/Dubai', now)).toContain('TZOFFSETTO:+0400')
})

test('text from the guest cannot add a property, and lines are folded', () => {
  const source = rideOrder()
  if (source.order.ride) source.order.ride.from.name = `A;B,C\\D\r\nATTENDEE:mailto:evil@example.com ${'ß'.repeat(80)}`
  const file = calendarFile(source, context)
  const raw = (file?.content ?? '').split('\r\n')
  expect(raw.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  expect(linesOf(file?.content ?? '').find((line) => line.startsWith('SUMMARY'))).toContain(
    'A\\;B\\,C\\\\D ATTENDEE:mailto',
  )
  for (const line of raw) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test("the calendar entry of a delivery has the guest's address and begins at a full minute; that of a pickup has the branch's address", () => {
  const food = { kind: 'food', ride: null, appointmentDate: '2026-11-27T12:55:28.400Z' } as const
  const address = { street: 'Getreidegasse 9', zipCode: '80331', city: 'München', country: 'DE' }
  const way = (deliveryType: Order['deliveryType'], more: Partial<Order> = {}) =>
    fileOf({ ...food, deliveryType, ...address, ...more }).lines
  const delivery = way('delivery')
  expect(delivery).toContain('LOCATION:Getreidegasse 9\\, 80331 München\\, Deutschland')
  expect(delivery).toContain('DTSTART;TZID=Europe/Vienna:20261127T135500')
  expect(delivery).toContain('DTEND;TZID=Europe/Vienna:20261127T141000')
  const nowhere = { street: '', zipCode: '', city: '', stairway: '', floor: '', door: '', deliveryAddress: null }
  expect(way('delivery', nowhere).some((line) => line.startsWith('LOCATION'))).toBe(false)
  const { branch } = rideOrder()
  expect(way('takeaway').join('\n')).toContain(`LOCATION:${branch.name}`)
  expect(way('dineIn')).toContain('DTEND;TZID=Europe/Vienna:20261127T145500')
})
