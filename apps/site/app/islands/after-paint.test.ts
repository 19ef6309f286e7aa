import { expect, test, vi } from 'vitest'
import { loadListed, painted } from './after-paint.ts'

test('scripts that the page lists are loaded at once', () => {
  const appended: { rel: string; href: string }[] = []
  const page = {
    head: {
      querySelectorAll: (selector: string) =>
        selector === 'link[rel="after-paint"]' ? [{ href: '/a.js' }, { href: '/b.js' }] : [],
      append: (...links: { rel: string; href: string }[]) => appended.push(...links),
    },
    createElement: () => ({ rel: '', href: '' }),
  } as unknown as Document
  loadListed(page)
  expect(appended).toEqual([
    { rel: 'modulepreload', href: '/a.js' },
    { rel: 'modulepreload', href: '/b.js' },
  ])
})

/** A browser window in which the test decides when something is painted. */
function windowThatPaints() {
  let tell: (names: string[]) => void = () => undefined
  class PerformanceObserver {
    constructor(act: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      tell = (names) => act({ getEntriesByName: (name) => names.filter((one) => one === name) })
    }
    observe() {}
  }
  const view = {
    document: { visibilityState: 'visible' },
    setTimeout: globalThis.setTimeout,
    PerformanceObserver,
  } as unknown as Window & typeof globalThis
  return { view, paint: (...names: string[]) => tell(names) }
}

test('scripts wait until the browser has shown the first text or picture, but only for a limited time', async () => {
  vi.useFakeTimers()
  try {
    const { view, paint } = windowThatPaints()
    let isPainted = false
    void painted(view).then(() => (isPainted = true))
    paint('first-paint')
    await vi.advanceTimersByTimeAsync(100)
    expect(isPainted).toBe(false)
    paint('first-contentful-paint')
    await vi.advanceTimersByTimeAsync(0)
    expect(isPainted).toBe(true)

    let isGivenUp = false
    void painted(view).then(() => (isGivenUp = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(isGivenUp).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('a browser that does not tell when it has painted does not wait', async () => {
  const view = { document: { visibilityState: 'visible' }, setTimeout: globalThis.setTimeout }
  await painted(view as unknown as Window & typeof globalThis)
})

test('a page in the background does not wait', async () => {
  await painted({ document: { visibilityState: 'hidden' } } as unknown as Window & typeof globalThis)
})
