// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import linkFreshOrder, { wayTo } from './link-fresh-order.ts'
import { rememberOrder } from './parts/last-orders.ts'

const order = (uid: string, at = Date.now()) => ({
  uid,
  hash: 'h',
  branchId: uid,
  kind: 'food' as const,
  at,
  text: `1 × ${uid}`,
  againKey: '',
  again: '[]',
})

test('several open orders are shown as a list with their number, in the language of the page', () => {
  const [list] = wayTo([order('B'), order('A')], 'de')
  expect(list?.querySelector('summary')?.textContent).toBe('Ihre 2 Bestellungen')
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/de/status/B/h',
    '/de/status/A/h',
  ])
  expect(list?.textContent).toContain('· 1 × A')
  expect(wayTo([order('B'), order('A')], 'en')[0]?.querySelector('summary')?.textContent).toBe('Your 2 orders')
  expect(wayTo([], 'de')).toEqual([])
})

test('the link shows a delivery that is still on its way, even if a later order at a table has ended', async () => {
  rememberOrder(order('delivery'))
  rememberOrder(order('table'))
  const states: Record<string, string> = { delivery: 'in-delivery', table: 'completed' }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: { state: states[url.split('/').at(-2) ?? ''] } })),
  )
  const place = document.createElement('span')
  linkFreshOrder(place)
  expect(place.querySelectorAll('a')).toHaveLength(2)
  await vi.waitFor(() => expect(place.querySelectorAll('a')).toHaveLength(1))
  expect(place.querySelector('a')?.getAttribute('href')).toContain('/status/delivery/h')
  expect(place.textContent).toBe('Ihre Bestellung ›')
})

test('a ride in the list begins with the time of its pick-up, not with the time at which it was booked', () => {
  const pickUp = 'Sa, 28.11.26, 14:30 Uhr'
  const ride = { ...order('R'), kind: 'ride' as const, text: `Flughafen Wien nach Linz, ${pickUp}`, pickUp }
  const [list] = wayTo([ride, order('A')], 'de')
  expect(list?.querySelector('a')?.textContent).toBe(`${pickUp} · Flughafen Wien nach Linz`)
  const [older] = wayTo([{ ...order('O'), kind: 'ride', text: 'Linz nach Graz' }, order('A')], 'de')
  expect(older?.querySelector('a')?.textContent).toBe('Linz nach Graz')
})
