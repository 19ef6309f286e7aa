import { beforeEach, expect, test } from 'vitest'
import { consentCookies } from '#ui/site/consent-record.ts'
import { openMirror } from './ads.ts'

/**
 * `page` replaces the browser's window and has only the parts that `openMirror` uses. These lists contain its cookies, the requested
 * addresses, and the loaded scripts.
 */
let cookies: string[] = []
let asked: URL[] = []
let scripts: string[] = []
const page = {
  document: {
    get cookie() {
      return cookies.join('; ')
    },
    createElement: () => ({ async: false, src: '' }),
    head: { append: ({ src }: { src: string }) => void scripts.push(src) },
  },
  navigator: { webdriver: false },
  location: { origin: 'https://www.example.at' },
  crypto: globalThis.crypto,
  Image: class {
    referrerPolicy = ''
    set src(address: string) {
      expect(this.referrerPolicy).toBe('no-referrer')
      asked.push(new URL(address))
    }
  },
} as unknown as Window & typeof globalThis
const allow = (statistics: boolean, marketing: boolean): void => {
  cookies = consentCookies({ statistics, marketing }, '2026-11-20T09:00:00Z', false).map(
    (one) => one.split(';')[0] ?? '',
  )
}
const ids = { pixel: '123456789', tags: 'GTM-AB12' }
const items = { items: [{ id: 'p1', quantity: 2, price: 4.5 }], price: 9, currency: 'CHF' }

beforeEach(() => {
  cookies = []
  asked = []
  scripts = []
})

test.each([
  [false, false],
  [true, false],
])('with statistics %s and marketing %s nothing is mirrored or loaded', (statistics, marketing) => {
  allow(statistics, marketing)
  expect(openMirror(page, ids)('/de', [{ action: 'addtocart', data: items }])).toEqual([])
  expect([asked, scripts]).toEqual([[], []])
})

test('a page view and an event are each sent once to the ad pixel, with an id of their own; both are returned for the log', () => {
  allow(true, true)
  const mirror = openMirror(page, ids)
  const told = [...mirror('/de/store/a', []), ...mirror('/de/store/a', [{ action: 'addtocart', data: items }])]
  expect(told.map(({ name }) => name)).toEqual(['PageView', 'AddToCart'])
  expect(
    asked.map(({ searchParams }) => [searchParams.get('ev'), searchParams.get('id'), searchParams.get('eid')]),
  ).toEqual(told.map(({ name, eventId }) => [name, '123456789', eventId]))
  expect(asked[1]?.searchParams.get('cd[content_ids]')).toBe('["p1"]')
  expect(asked.map(({ searchParams }) => [searchParams.get('cd[value]'), searchParams.get('cd[currency]')])).toEqual([
    [null, null],
    ['9', 'CHF'],
  ])
})

test('the address of an order is never sent, and the tag manager never runs on the page of an order', () => {
  allow(true, true)
  openMirror(page, ids)('/de/status/GL-7F3K2/0123456789abcdef', [])
  openMirror(page, ids)('/de/store/wien/checkout', [])
  expect(asked.map(({ searchParams }) => new URL(searchParams.get('dl') ?? '').pathname)).toEqual([
    '/de/status/*',
    '/de/store/wien/checkout',
  ])
  expect([asked.some((address) => address.href.includes('0123456789abcdef')), scripts]).toEqual([false, []])
})

test('the tag manager is loaded once, and only with consent for everything', () => {
  allow(false, true)
  openMirror(page, ids)('/de', [])
  expect(scripts).toEqual([])
  allow(true, true)
  const mirror = openMirror(page, { ...ids, pixel: '' })
  expect([mirror('/de', []), mirror('/en', [])]).toEqual([[], []])
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12'])
})

test('consent that is withdrawn stops the next event', () => {
  allow(true, true)
  const mirror = openMirror(page, ids)
  mirror('/de', [])
  allow(true, false)
  expect(mirror('/de/faq', [{ action: 'purchase', data: {} }])).toEqual([])
  expect(asked).toHaveLength(1)
})
