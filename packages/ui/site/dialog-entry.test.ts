import { expect, test, vi } from 'vitest'
import { createDialogEntry } from './dialog-entry.ts'

/** A browser with a history. It goes back asynchronously, as real browsers do. Entry 0 is another page: arriving there leaves the page. */
function browser(entries: unknown[] = [null, null], at = 1, hash = '') {
  const listeners = new Map<string, ((event: Event) => void)[]>()
  const router = vi.fn<() => void>()
  const go = (by: number) => {
    at += by
    let isStopped = false
    const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event
    for (const listener of listeners.get('popstate') ?? []) listener(event)
    if (!isStopped) router()
  }
  const timers: (() => void)[] = []
  const microtasks: (() => void)[] = []
  const due = () => microtasks.shift() ?? timers.shift()
  const screen = {
    document: { readyState: 'loading' },
    location: {
      pathname: '/de',
      search: '?a=1',
      get hash() {
        return hash
      },
    },
    history: {
      scrollRestoration: 'auto',
      replaceState: (_state: unknown, _title: string, address: string) => void (hash = /#.*$/.exec(address)?.[0] ?? ''),
      get state() {
        return entries[at]
      },
      pushState(state: unknown) {
        entries.splice((at += 1), Infinity, state)
      },
      back: () => void timers.push(() => go(-1)),
    },
    addEventListener(name: string, listener: (event: Event) => void) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    setTimeout: (act: () => void) => timers.push(act),
    queueMicrotask: (act: () => void) => void microtasks.push(act),
  }
  return {
    screen: screen as never,
    go,
    router,
    /** Runs what is due, until nothing is. */
    settle() {
      for (let act = due(); act; act = due()) act()
    },
    step: () => due()?.(),
    /** Whether the browser was asked to go back, and has not gone yet. */
    isAsked: () => timers.length > 0,
    load: () => listeners.get('load')?.forEach((listener) => listener({} as Event)),
    state: () => ({ at, count: entries.length }),
    address: () => `/de?a=1${hash}`,
  }
}

test("'back' closes the dialog on top and stays on the page; the router hears nothing", () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  const close = vi.fn<() => void>(() => closed())
  const closed = entry.opened(close)
  expect(page.state()).toEqual({ at: 2, count: 3 })
  page.go(-1)
  page.settle()
  expect(close).toHaveBeenCalledOnce()
  expect(page.state().at).toBe(1)
  expect(page.router).not.toHaveBeenCalled()
  // The next 'back' leaves the page.
  page.go(-1)
  expect(page.router).toHaveBeenCalledOnce()
})

test('a dialog closed in another way removes its entry, and a dialog that follows at once uses the same one', () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  const first = entry.opened(() => undefined)
  first()
  const second = entry.opened(() => undefined)
  page.settle()
  expect(page.state()).toEqual({ at: 2, count: 3 })
  second()
  page.settle()
  expect(page.state().at).toBe(1)
})

test('a dialog that opens while the browser goes back gets its entry afterwards', () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  const first = entry.opened(() => undefined)
  first()
  page.step()
  expect(page.state().at, 'the browser was asked to go back, but is still there').toBe(2)
  const close = vi.fn<() => void>()
  entry.opened(close)
  page.settle()
  expect(page.state()).toEqual({ at: 2, count: 3 })
  page.go(-1)
  expect(close).toHaveBeenCalledOnce()
})

test("'forward' to the entry of a closed dialog goes back again, and a page loaded again there does so, too", () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  entry.opened(() => undefined)()
  page.settle()
  page.go(1)
  page.settle()
  expect(page.state().at).toBe(1)

  const again = browser([null, null, { dialogOver: 'auto' }], 2)
  createDialogEntry(again.screen)
  again.load()
  again.settle()
  expect(again.state().at).toBe(1)
  expect(again.router).not.toHaveBeenCalled()
})

test('of two dialogs each takes one back, and one that stays open is protected again', () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  const outer = vi.fn<() => void>()
  const inner = vi.fn<() => void>(() => closed())
  entry.opened(outer)
  const closed = entry.opened(inner)
  page.go(-1)
  page.settle()
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0])
  expect(page.state().at).toBe(2)
  page.go(-1)
  expect(outer).toHaveBeenCalledOnce()
})

test('whoever follows a link in a dialog leaves no entry behind', () => {
  const page = browser()
  const entry = createDialogEntry(page.screen)
  entry.opened(() => undefined)
  const follow = vi.fn<() => void>(() => expect(page.state().at).toBe(1))
  entry.leave(follow)
  expect(follow).not.toHaveBeenCalled()
  page.settle()
  expect(follow).toHaveBeenCalledOnce()
})

test('while a dialog is open the address has no anchor, so that the focus does not move there; afterwards it has it again', () => {
  const page = browser([null, null], 1, '#inhalt')
  const entry = createDialogEntry(page.screen)
  const closed = entry.opened(() => undefined)
  expect(page.address()).toBe('/de?a=1')
  closed()
  page.settle()
  expect(page.address()).toBe('/de?a=1#inhalt')
  expect(page.state().at).toBe(1)
})

test('a closed dialog asks to go back at once: later this would cancel the loading of another page', () => {
  const page = browser()
  const closed = createDialogEntry(page.screen).opened(() => undefined)
  closed()
  expect(page.isAsked(), 'not before a dialog that follows at once could open').toBe(false)
  page.step()
  expect([page.isAsked(), page.state().at]).toEqual([true, 2])
})
