import { describe, expect, it } from 'vitest'
import { type BranchHours, branchOpening, hoursFor, onlyDelivers, openingChangesAt } from './branch-opening.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const lunch = [{ type: 'daily' as const, from: '11:00', to: '14:00' }]
const evening = [{ type: 'daily' as const, from: '17:00', to: '21:00' }]
const allDay = [{ type: 'daily' as const, from: '00:00', to: '24:00' }]
const branch = (more: Partial<BranchHours> = {}): BranchHours => ({
  openingHours: lunch,
  deliveryHours: evening,
  isDeliveryHoursEnabled: true,
  ...more,
})

const closesOn = (date: string): Partial<BranchHours> => ({
  openingHours: [...allDay, { type: 'once', date, isClosed: true }],
  isDeliveryHoursEnabled: false,
})

describe('state in toolbar and footer (specification §2, §4; docs/rules/time.md, Opening hours)', () => {
  it.each<[string, Partial<BranchHours>, string, string, string?]>([
    ['open', {}, '2026-11-20T12:00', 'open', '2026-11-20T14:00'],
    ['the last 60 minutes', {}, '2026-11-20T13:00', 'closes-soon', '2026-11-20T14:00'],
    ['delivery hours count as open', {}, '2026-11-20T18:00', 'open', '2026-11-20T21:00'],
    ['only when they are enabled', { isDeliveryHoursEnabled: false }, '2026-11-20T18:00', 'closed', '2026-11-21T11:00'],
    ['between both', {}, '2026-11-20T15:00', 'closed', '2026-11-20T17:00'],
    [
      'the longer of both',
      { deliveryHours: [{ type: 'daily', from: '10:00', to: '16:00' }] },
      '2026-11-20T13:30',
      'open',
      '2026-11-20T16:00',
    ],
    ['never closes', { openingHours: allDay }, '2026-11-20T03:00', 'always-open'],
    ['closes in some days: a time alone would be read as tonight', closesOn('2026-11-25'), '2026-11-20T12:00', 'open'],
    ['closes within a day', closesOn('2026-11-25'), '2026-11-24T12:00', 'open', '2026-11-25T00:00'],
    ['never opens', { openingHours: [], deliveryHours: [] }, '2026-11-20T03:00', 'closed'],
  ])('%s', (_, more, now, state, time) => {
    const said = branchOpening(branch(more), at(now), zone)
    expect(said.state).toBe(state)
    const told = 'until' in said ? said.until : 'opensAt' in said ? said.opensAt : undefined
    expect(told?.toString()).toBe(time && at(time).toString())
  })

  it('uses the delivery hours for a delivery if there are any', () => {
    expect(hoursFor(branch(), { delivery: true })).toBe(evening)
    expect(hoursFor(branch(), { delivery: false })).toBe(lunch)
    expect(hoursFor(branch({ isDeliveryHoursEnabled: false }), { delivery: true })).toBe(lunch)
  })
})

describe('the next time at which the text about the hours may change', () => {
  const one = branch({ openingHours: evening, isDeliveryHoursEnabled: false })
  const two = branch({ openingHours: evening, deliveryHours: lunch })
  it.each([
    ['closed', '2026-11-20T12:00', one, '2026-11-20T17:00'],
    ['open', '2026-11-20T18:00', one, '2026-11-20T20:00'],
    ['closing soon', '2026-11-20T20:00', one, '2026-11-20T21:00'],
    ['delivery opens first', '2026-11-20T09:00', two, '2026-11-20T11:00'],
    ['delivery is about to end', '2026-11-20T12:00', two, '2026-11-20T13:00'],
    ['closing in some days', '2026-11-20T12:00', branch(closesOn('2026-11-25')), '2026-11-24T00:00'],
    ['never closed', '2026-11-20T12:00', branch({ openingHours: allDay, isDeliveryHoursEnabled: false }), undefined],
  ])('%s', (_, wall, house, change) => {
    expect(openingChangesAt(house, at(wall), zone)?.toString()).toBe(change && at(change).toString())
  })
})

describe('a branch whose own delivery hours run outside its opening hours only delivers', () => {
  const daily = (from: string, to: string) => [{ type: 'daily' as const, from, to }]
  const late = { openingHours: daily('06:00', '20:30'), deliveryHours: daily('06:00', '22:00') }
  it.each<[string, Partial<BranchHours>, string, { until?: string; opensAt?: string } | undefined]>([
    ['both run', late, '2026-11-20T20:29', undefined],
    ['after closing', late, '2026-11-20T20:45', { until: '2026-11-20T22:00', opensAt: '2026-11-21T06:00' }],
    ['neither runs', late, '2026-11-20T22:00', undefined],
    ['no hours of its own for delivery', { ...late, isDeliveryHoursEnabled: false }, '2026-11-20T20:45', undefined],
    ['only the opening hours run', { ...late, deliveryHours: daily('17:00', '20:00') }, '2026-11-20T12:00', undefined],
    [
      'opens before the delivery ends',
      { ...late, deliveryHours: daily('04:00', '22:00') },
      '2026-11-20T05:00',
      { opensAt: '2026-11-20T06:00' },
    ],
    ['never opens', { ...late, openingHours: [] }, '2026-11-20T20:45', { until: '2026-11-20T22:00' }],
    ['never opens and always delivers', { openingHours: [], deliveryHours: allDay }, '2026-11-20T20:45', {}],
  ])('%s', (_, more, now, expected) => {
    const said = onlyDelivers(branch(more), at(now), zone)
    const told = said && Object.fromEntries(Object.entries(said).map(([name, time]) => [name, time?.toString()]))
    expect(told).toEqual(
      expected && Object.fromEntries(Object.entries(expected).map(([name, time]) => [name, at(time).toString()])),
    )
  })
})
