import { describe, expect, test } from 'vitest'
import { withClosedDay } from '../../rules/day-closing.ts'
import { branchLine, branchLineWithNext, openCountLine } from './opening-line.ts'

const branch = (from: string, to: string, kind: 'rides' | 'orders' = 'orders') => ({
  kind,
  name: `Haus ${from}`,
  city: 'Wien',
  translations: { en: { city: 'Vienna' } },
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily' as const, isClosed: false, from, to }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
})
// In these tests it is 16:42 in Vienna: after 09:00 and before 18:00.
const at = Temporal.Instant.from('2026-11-20T15:42:00Z')
const open = branch('09:00', '22:00')
const closed = branch('18:00', '22:00')
const rides = branch('00:00', '24:00', 'rides')

describe('opening toolbar (specification §2)', () => {
  test.each([
    [[open], 'ok', '1 Standort geöffnet'],
    [[open, open, closed], 'ok', '2 Standorte geöffnet: Haus 09:00, Haus 09:00'],
    [[closed], 'err', 'Alle Standorte geschlossen'],
    [[open, closed, rides], 'ok', '1 Standort geöffnet: Wien'],
    [[closed, rides], 'err', 'Alle Standorte geschlossen'],
    [[rides], 'ok', '1 Standort geöffnet'],
  ] as const)('no branch selected', (branches, tone, text) => {
    expect(openCountLine(branches, at, 'de')).toEqual({ tone, text })
  })

  test('the city of an open branch has its English name on the English site', () => {
    expect(openCountLine([open, closed], at, 'en').text).toBe('1 location open: Vienna')
  })

  test.each([
    [open, 'ok', 'Geöffnet bis 22:00'],
    [branch('09:00', '17:30'), 'warn', 'Geöffnet bis 17:30'],
    [closed, 'err', 'Geschlossen'],
    [branch('00:00', '24:00'), 'ok', '24h geöffnet'],
  ] as const)('a branch selected', (one, tone, text) => {
    expect(branchLine(one, at, 'de')).toEqual({ tone, text })
  })
})

describe('the line in a list of branches says when a closed branch opens', () => {
  const weekly = (type: 'monday' | 'friday', from: string, to: string) => ({ type, isClosed: false, from, to })
  const once = (date: string, from: string, to: string, isClosed = false) => ({
    type: 'once' as const,
    date,
    isClosed,
    from,
    to,
  })
  const withRules = (...openingHours: (ReturnType<typeof weekly> | ReturnType<typeof once>)[]) => ({
    ...closed,
    openingHours,
  })

  // 2026-11-20 is a Friday.
  test.each([
    [closed, 'Geschlossen, öffnet heute um 18:00', 'Closed, opens today at 18:00'],
    [branch('09:00', '16:00'), 'Geschlossen, öffnet morgen um 09:00', 'Closed, opens tomorrow at 09:00'],
    [
      withRules(weekly('monday', '11:00', '22:00')),
      'Geschlossen, öffnet am Montag um 11:00',
      'Closed, opens on Monday at 11:00',
    ],
    // A holiday moves the opening by a week: it is more than six days ahead.
    [
      withRules(weekly('monday', '11:00', '22:00'), once('2026-11-23', '', '', true)),
      'Geschlossen, öffnet am 30.11.26 um 11:00',
      'Closed, opens on 30.11.26 at 11:00',
    ],
    [
      withRules(weekly('monday', '11:00', '22:00'), once('2026-11-22', '08:30', '12:00')),
      'Geschlossen, öffnet am Sonntag um 08:30',
      'Closed, opens on Sunday at 08:30',
    ],
    [withRules(), 'Geschlossen', 'Closed'],
    [open, 'Geöffnet bis 22:00', 'Open until 22:00'],
  ] as const)('%#: %s', (one, de, en) => {
    expect(branchLineWithNext(one, at, 'de').text).toBe(de)
    expect(branchLineWithNext(one, at, 'en').text).toBe(en)
  })

  test('day and time are those of the time zone of the branch', () => {
    const tokyo = { ...branch('02:00', '05:00'), timeZone: 'Asia/Tokyo' }
    // In Tokyo it is 00:42 on Saturday.
    expect(branchLineWithNext(tokyo, at, 'de').text).toBe('Geschlossen, öffnet heute um 02:00')
  })

  test('the text changes at the opening, or at midnight if that is earlier', () => {
    const change = (one: Parameters<typeof branchLineWithNext>[0]) => {
      const { changesAt } = branchLineWithNext(one, at, 'de')
      return changesAt && Temporal.Instant.fromEpochMilliseconds(changesAt).toString()
    }
    expect(change(closed)).toBe('2026-11-20T17:00:00Z')
    expect(change(branch('09:00', '16:00'))).toBe('2026-11-20T23:00:00Z')
    expect(change(withRules())).toBeUndefined()
  })
})

test("after 'Heute schließen' the website says that a branch with its own delivery hours is closed", () => {
  const house = { ...open, deliveryHours: open.openingHours, isDeliveryHoursEnabled: true }
  const shut = { ...house, ...withClosedDay(house, '2026-11-20') }
  expect(branchLine(house, at, 'de').tone).toBe('ok')
  expect(branchLine(shut, at, 'de')).toEqual({ tone: 'err', text: 'Geschlossen' })
  expect(openCountLine([shut], at, 'de')).toEqual({ tone: 'err', text: 'Alle Standorte geschlossen' })
})
