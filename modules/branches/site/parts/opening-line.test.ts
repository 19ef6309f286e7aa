import { describe, expect, test } from 'vitest'
import { branchLine, openCountLine } from './opening-line.ts'

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
