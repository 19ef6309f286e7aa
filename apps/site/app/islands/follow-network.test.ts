import { beforeEach, expect, test, vi } from 'vitest'
import { followNetwork } from './follow-network.ts'

class Part {
  hidden = true
  textContent = ''
  readonly dataset: Record<string, string> = {}
  nextElementSibling: Part | null = null
  readonly focus = vi.fn<() => void>()
  private readonly heard = new Map<string, (event: object) => void>()
  readonly parts = new Map<string, Part>()
  querySelector(selector: string) {
    return this.parts.get(selector) ?? null
  }
  addEventListener(name: string, act: (event: object) => void) {
    this.heard.set(name, act)
  }
  happen(name: string, event: object = {}) {
    this.heard.get(name)?.(event)
  }
}

const dialog = { close: vi.fn<() => void>() }

class Link {
  textContent = ' Impressum '
  label: string | null = null
  protocol = 'http:'
  host = 'localhost'
  pathname = '/de/store/lindwurm'
  search = ''
  closest(selector: string) {
    return selector === 'dialog' ? dialog : this
  }
  getAttribute() {
    return this.label
  }
}

let screen: Part & { navigator: { onLine: boolean; serviceWorker?: { controller: object } } }
let notice: Part
let page: Part & { isMarked: boolean }
beforeEach(() => {
  notice = new Part()
  const since = new Part()
  since.dataset['since'] = 'Stand {time}'
  notice.nextElementSibling = new Part()
  notice.nextElementSibling.parts.set('[data-since]', since)
  const still = new Part()
  Object.assign(still.dataset, { link: '{name} geht nicht', page: 'Seite geht nicht' })
  notice.parts.set('[data-still]', still)
  page = Object.assign(new Part(), { isMarked: false })
  Object.assign(page, {
    getElementById: () => notice,
    documentElement: { dataset: {}, toggleAttribute: (_: string, isOn: boolean) => (page.isMarked = isOn) },
  })
  screen = Object.assign(new Part(), {
    document: page,
    navigator: { onLine: true },
    location: { pathname: '/de/startseite', search: '', host: 'localhost', reload: vi.fn<() => void>() },
    Element: Link,
  })
  vi.stubGlobal('window', screen)
  followNetwork(window)
})

/** Changes the page as if the service worker had sent it from its cache. */
function asCopy(copy: string) {
  Object.assign(page, {
    documentElement: { dataset: { copy }, toggleAttribute: (_: string, isOn: boolean) => (page.isMarked = isOn) },
  })
  notice.hidden = true
  followNetwork(window)
}

function click(target: Link) {
  const event = { target, preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() }
  page.happen('click', event)
  return event.preventDefault.mock.calls.length > 0
}

test('without a connection the notice is shown, with the time of the page, and it is hidden when the connection is back', () => {
  expect(notice.hidden).toBe(true)
  screen.navigator.onLine = false
  screen.happen('offline')
  expect(notice.hidden).toBe(false)
  expect(page.isMarked).toBe(true)
  expect(notice.nextElementSibling?.querySelector('[data-since]')?.textContent).toMatch(/^Stand \d\d:\d\d$/)
  screen.navigator.onLine = true
  screen.happen('online')
  expect(notice.hidden).toBe(true)
  expect(page.isMarked).toBe(false)
})

test('without a connection a link to another page leads to the notice', () => {
  const link = new Link()
  expect(click(link)).toBe(false)
  screen.navigator.onLine = false
  expect(click(link)).toBe(true)
  expect(notice.focus).toHaveBeenCalledTimes(1)
})

test('the notice says why a link leads nowhere, until the connection is back', () => {
  const said = () => notice.querySelector('[data-still]')?.textContent
  screen.navigator.onLine = false
  click(new Link())
  expect(said()).toBe('Impressum geht nicht')
  // An open menu would cover the notice, so the menu must close.
  expect(dialog.close).toHaveBeenCalled()
  click(Object.assign(new Link(), { label: 'Donau, Startseite' }))
  expect(said()).toBe('Donau, Startseite geht nicht')
  click(Object.assign(new Link(), { textContent: 'Schweinsbraten mit Knödel und Krautsalat, 14,90 EUR' }))
  expect(said()).toBe('Seite geht nicht')
  click(Object.assign(new Link(), { pathname: '/de/startseite' }))
  expect(said()).toBe('')
  click(new Link())
  screen.navigator.onLine = true
  screen.happen('online')
  expect(said()).toBe('')
})

test('anchors of the page and phone numbers work without a connection', () => {
  screen.navigator.onLine = false
  expect(click(Object.assign(new Link(), { pathname: '/de/startseite' }))).toBe(false)
  expect(click(Object.assign(new Link(), { protocol: 'tel:', host: '', pathname: '+4318901234' }))).toBe(false)
})

test('links are followed if a service worker responds to requests for pages', () => {
  screen.navigator.onLine = false
  screen.navigator.serviceWorker = { controller: {} }
  expect(click(new Link())).toBe(false)
})

test('a copy is marked as old from the start, also if only the server cannot be reached, and is replaced when the network is back', () => {
  asCopy('2026-03-24T18:12:00Z')
  expect(notice.hidden).toBe(false)
  expect(notice.nextElementSibling?.querySelector('[data-since]')?.textContent).toMatch(/^Stand \d\d:12$/)
  screen.happen('online')
  expect(window.location.reload).toHaveBeenCalledTimes(1)
})

test('an order from a copy is not possible: a link to the checkout leads to the notice, also with a service worker', () => {
  screen.navigator.serviceWorker = { controller: {} }
  asCopy('2026-03-24T18:12:00Z')
  expect(click(Object.assign(new Link(), { pathname: '/de/store/lindwurm/checkout' }))).toBe(true)
  expect(click(new Link())).toBe(false)
})

test('a page that was restored while there is no connection shows the notice, and hides it when there is one', () => {
  screen.navigator.onLine = false
  screen.happen('pageshow', { persisted: false })
  expect(notice.hidden).toBe(true)
  screen.happen('pageshow', { persisted: true })
  expect([notice.hidden, page.isMarked]).toEqual([false, true])
  screen.navigator.onLine = true
  screen.happen('pageshow', { persisted: true })
  expect([notice.hidden, page.isMarked]).toEqual([true, false])
})
