import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentCookies, everything, nothing } from '#ui/site/consent-record.ts'
import wakeFooterMap from './footer-map.ts'

const { close, open } = vi.hoisted(() => {
  const taken = vi.fn<() => void>()
  return { close: taken, open: vi.fn<(place: unknown) => () => void>(() => taken) }
})
vi.mock('./open-footer-map.ts', () => ({ openFooterMap: open }))

/** The element of the map. In this test, the map may open at once, because its element is always near the visible area. */
const place = {}
const page = { cookie: '' }
const answer = (choices: typeof nothing, from: Event) => {
  page.cookie = consentCookies(choices, '2026-11-22T08:00:00.000Z', false)
    .map((cookie) => cookie.split('; ')[0])
    .join('; ')
  dispatch(from)
}
const otherTab = () => Object.assign(new Event('storage'), { key: 'servus.consentchange' })
let dispatch: (event: Event) => boolean

beforeEach(() => {
  const target = new EventTarget()
  dispatch = (event) => target.dispatchEvent(event)
  vi.stubGlobal('window', target)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe = () => this.tell([{ isIntersecting: true }])
      disconnect = () => undefined
    },
  )
  page.cookie = ''
  open.mockClear()
  close.mockClear()
  wakeFooterMap(place as HTMLElement, page)
})
afterEach(() => vi.unstubAllGlobals())

test('no third-party content is loaded before consent; then the map is opened once (specification §9, Map; docs/rules/guests.md, Consent)', async () => {
  expect(open).not.toHaveBeenCalled()
  answer(everything, new Event('consentchange'))
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith(place), 20_000)
  answer({ statistics: false, marketing: true }, otherTab())
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
})

test('the map disappears when consent is withdrawn in another tab, and returns with new consent', async () => {
  answer(everything, otherTab())
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce(), 20_000)
  answer(nothing, otherTab())
  expect(close).toHaveBeenCalledOnce()
  answer(everything, otherTab())
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2), 20_000)
})

test('no map is opened when consent is withdrawn while its code is loading', async () => {
  answer(everything, otherTab())
  answer(nothing, otherTab())
  await import('./open-footer-map.ts')
  await new Promise((resolve) => setImmediate(resolve))
  expect(open).not.toHaveBeenCalled()
})
