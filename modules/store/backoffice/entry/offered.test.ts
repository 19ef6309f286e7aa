import { expect, test } from 'vitest'
import type { Storefront } from '../../contract.ts'
import { offeredDishes } from './offered.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const noon = at('2026-11-20T12:00').epochMilliseconds
const dish = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'simple',
  bundle: [],
  categoryId: 'evening',
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  ...more,
})
const store = (...products: ReturnType<typeof dish>[]) =>
  ({
    branch: { timeZone: zone, openingHours: [{ type: 'daily', from: '11:00', to: '23:00' }] },
    menus: [],
    categories: [
      {
        id: 'evening',
        isEnabled: true,
        isVisibleWhenUnavailable: true,
        schedule: [{ type: 'daily', from: '17:00', to: '22:00' }],
      },
    ],
    products,
  }) as unknown as Storefront
const availability = (one: Storefront, appointment?: string) =>
  offeredDishes(one, noon, 'takeaway', appointment).map(({ product, ...rest }) => [product.id, rest.availability])

test.each<[string, string | undefined, string]>([
  ['as soon as possible, at noon', undefined, 'disabled'],
  ['on a day without a free time, at noon', '', 'disabled'],
  ['for 16:45', String(at('2026-11-20T16:45')), 'disabled'],
  ['for 17:00', String(at('2026-11-20T17:00')), 'orderable'],
  ['for 19:00', String(at('2026-11-20T19:00')), 'orderable'],
])('a dish of the evening card, available from 17:00: %s', (_, appointment, expected) => {
  expect(availability(store(dish('goulash')), appointment)).toEqual([['goulash', expected]])
})

test('a dish that is shown only while it is available can be found for the evening', () => {
  const schedule = [{ type: 'daily', from: '17:00', to: '22:00' }]
  const one = store(dish('goulash', { isVisibleWhenUnavailable: false, schedule }))
  expect(availability(one)).toEqual([])
  expect(availability(one, String(at('2026-11-20T19:00')))).toEqual([['goulash', 'orderable']])
})

test('the mark as sold out counts at the chosen time', () => {
  const one = store(dish('goulash', { isSoldOut: true, soldOutUntil: String(at('2026-11-20T18:00')) }))
  expect(availability(one, String(at('2026-11-20T17:30')))).toEqual([['goulash', 'disabled']])
  expect(availability(one, String(at('2026-11-20T19:00')))).toEqual([['goulash', 'orderable']])
})

test('the menu is the one that is active now, as on the website', () => {
  const next = { availableFrom: String(at('2026-11-20T18:00')), catalog: [] }
  const now = {
    availableFrom: String(at('2026-11-01T00:00')),
    catalog: [{ categoryId: 'evening', products: ['goulash'] }],
  }
  const one = { ...store(dish('goulash')), menus: [now, next] } as unknown as Storefront
  expect(availability(one, String(at('2026-11-20T19:00')))).toEqual([['goulash', 'orderable']])
})
