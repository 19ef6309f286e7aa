import { beforeEach, expect, test, vi } from 'vitest'
import { consentCookies } from '#ui/site/consent-record.ts'
import logVisits from './visit-log.ts'

interface Sent {
  type: string
  action: string
  data: Record<string, unknown>
}

/** Opens a page with the visit log, in a replacement for the browser's window with only the parts that the log uses. */
function openPage(cookie: string, more: { gpc?: boolean } = {}) {
  const sent: Sent[] = []
  const heard = new Map<string, () => void>()
  const doc = {
    cookie,
    hidden: false,
    referrer: 'https://google.com/',
    querySelector: () => ({ dataset: { visitBranch: 'b1' } }),
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
  }
  const page = {
    document: doc,
    navigator: { language: 'de', webdriver: false, globalPrivacyControl: more.gpc ?? false },
    screen: { width: 390, height: 844 },
    location: { pathname: '/de' },
    matchMedia: () => ({ matches: true }),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    fetch: vi.fn(async (_: string, { body }: { body: string }) => void sent.push(...(JSON.parse(body) as Sent[]))),
    visitEvents: undefined as unknown,
  }
  logVisits(page as unknown as Window)
  const hide = () => {
    doc.hidden = true
    heard.get('visibilitychange')?.()
  }
  return { page, doc, sent, hide }
}
const cookiesOf = (statistics: boolean) =>
  consentCookies({ statistics, marketing: false }, '2026-11-20T09:00:00Z', true)
    .map((one) => one.split(';')[0])
    .join('; ')
const names = (sent: readonly Sent[]) => sent.map(({ type, action }) => `${type} ${action}`)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') })
  return () => vi.useRealTimers()
})

test('nothing is sent without consent, with an opt-out signal, or after consent was withdrawn', () => {
  const without = openPage(cookiesOf(false))
  const signal = openPage(cookiesOf(true), { gpc: true })
  const later = openPage(cookiesOf(true))
  later.doc.cookie = ''
  vi.advanceTimersByTime(5000)
  expect([without, signal, later].map(({ page }) => page.fetch.mock.calls.length)).toEqual([0, 0, 0])
})

test('a page is reported after 250 ms with its device and branch, the next page when the address changes, and nothing twice', () => {
  const { page, sent } = openPage(cookiesOf(true))
  vi.advanceTimersByTime(249)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(5000)
  page.location.pathname = '/de/faq'
  vi.advanceTimersByTime(1000)
  expect(names(sent)).toEqual(['init init', 'view /de', 'view /de/faq'])
  expect(sent[0]?.data).toMatchObject({ screen: { width: 390 }, darkMode: true, referrer: 'https://google.com/' })
  expect(sent[1]?.data).toEqual({ branch: 'b1' })
})

test('events from before the log was loaded are reported, and unsent events when the visitor leaves the page', () => {
  const { page, sent, hide } = openPage(cookiesOf(true))
  page.visitEvents = [{ action: 'purchase', category: 'ecommerce', data: { order: 'GL-1' } }]
  hide()
  expect(names(sent)).toEqual(['init init', 'view /de', 'event purchase'])
})

test('an opened question is reported by its id, with the branch of the page', () => {
  const { page, sent, hide } = openPage(cookiesOf(true))
  page.visitEvents = [{ action: 'openfaq', category: 'faq', data: { question: 'q1' } }]
  hide()
  expect(sent.at(-1)).toMatchObject({ type: 'event', action: 'openfaq', data: { question: 'q1', branch: 'b1' } })
})

test('after 30 idle minutes the device is reported again', () => {
  const { page, sent } = openPage(cookiesOf(true))
  vi.advanceTimersByTime(31 * 60_000)
  page.location.pathname = '/de/faq'
  vi.advanceTimersByTime(1000)
  expect(names(sent)).toEqual(['init init', 'view /de', 'init init', 'view /de/faq'])
})
