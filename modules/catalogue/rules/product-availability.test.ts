import { describe, expect, it } from 'vitest'
import {
  availableAgain,
  type Bundled,
  type Offered,
  offeredAvailability,
  productAvailability,
} from './product-availability.ts'

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
    ['sold out', { isSoldOut: true }, {}, noon, 'disabled'],
    ['sold out, to be hidden', { isSoldOut: true, isVisibleWhenUnavailable: false }, {}, noon, 'hidden'],
    ['sold out until later', { isSoldOut: true, soldOutUntil: String(evening) }, {}, noon, 'disabled'],
    ['sold out until now', { isSoldOut: true, soldOutUntil: String(evening) }, {}, evening, 'orderable'],
    ['not sold out, whatever the time', { isSoldOut: false, soldOutUntil: String(evening) }, {}, noon, 'orderable'],
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
      'when it is not sold out any more',
      { isSoldOut: true, soldOutUntil: '2026-11-22T00:00:00Z', schedule: lunch },
      {},
      '2026-11-22T11:00',
    ],
    ['never while sold out without a time', { isSoldOut: true }, {}, undefined],
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

describe('available again only while the branch is open', () => {
  const opening = (from: string) => [{ type: 'daily' as const, from, to: '23:00' }]
  const hours = opening('10:00')
  const midnight = String(at('2026-11-22T00:00'))
  it.each<[string, Partial<Offered>, Partial<Offered>, Parameters<typeof availableAgain>[4], string | undefined]>([
    ['sold out until midnight', { isSoldOut: true, soldOutUntil: midnight }, {}, hours, '2026-11-22T10:00'],
    ['the schedule begins before the house opens', { schedule: lunch }, {}, opening('12:00'), '2026-11-21T12:00'],
    ['the schedule begins later', { schedule: lunch }, {}, hours, '2026-11-21T11:00'],
    ['all three', { schedule: lunch }, { schedule: opening('12:00') }, opening('12:30'), '2026-11-21T12:30'],
    [
      'closed on the day after',
      { schedule: lunch },
      {},
      [...hours, { type: 'saturday' as const, isClosed: true }],
      '2026-11-22T11:00',
    ],
    ['never where the house has no hours', { schedule: lunch }, {}, [], undefined],
  ])('%s', (_, product, category, open, when) => {
    expect(availableAgain(offered(product), offered(category), evening, zone, open)?.toString()).toBe(
      when && at(when).toString(),
    )
  })
})

describe('a bundle is orderable if every part is (specification §3, Product: bundle)', () => {
  const part = (more: Partial<Bundled> = {}): Bundled => ({ ...offered(), type: 'simple', bundle: [], ...more })
  const bundle = (more: Partial<Bundled> = {}) =>
    part({ type: 'bundle', bundle: ['soup', 'main'].map((product) => ({ product, amount: 1 })), ...more })
  it.each<[string, Partial<Bundled> | undefined, Partial<Bundled>, string]>([
    ['all there', {}, {}, 'orderable'],
    ['a part sold out', { isSoldOut: true }, {}, 'disabled'],
    ['a part sold out, to be hidden', { isSoldOut: true }, { isVisibleWhenUnavailable: false }, 'hidden'],
    ['a part outside its schedule', { schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] }, {}, 'disabled'],
    ['a part not public', { isPublic: false }, {}, 'disabled'],
    ['a part gone', undefined, {}, 'disabled'],
    ['a bundle within', { type: 'bundle' }, {}, 'disabled'],
    ['itself switched off', {}, { isEnabled: false }, 'disabled'],
  ])('%s', (_, soup, own, availability) => {
    const products = new Map([['main', part()], ...(soup ? [['soup', part(soup)] as const] : [])])
    const offering = { product: (id: string) => products.get(id), category: () => undefined }
    expect(offeredAvailability(bundle(own), offering, noon, zone)).toBe(availability)
  })

  it('a part follows the schedule of its own category', () => {
    const soup = part({ categoryId: 'evening' })
    const products = new Map([
      ['main', part()],
      ['soup', soup],
    ])
    const offering = {
      product: (id: string) => products.get(id),
      category: (one: Bundled) => (one === soup ? offered({ schedule: lunch }) : undefined),
    }
    expect(offeredAvailability(bundle(), offering, noon, zone)).toBe('orderable')
    expect(offeredAvailability(bundle(), offering, evening, zone)).toBe('disabled')
  })
})
