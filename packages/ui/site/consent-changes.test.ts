import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onConsentChange, tellConsentChange } from './consent-changes.ts'

/** Several tabs of one browser. If one tab stores or removes a value, the others receive a `storage` event. */
class Tab extends EventTarget {
  readonly kept: Map<string, string>
  readonly others: Set<Tab>
  constructor(kept: Map<string, string>, others: Set<Tab>) {
    super()
    this.kept = kept
    this.others = others
    others.add(this)
  }
  readonly localStorage = {
    setItem: (key: string, value: string) => this.write(key, () => this.kept.set(key, value)),
    removeItem: (key: string) => this.write(key, () => this.kept.delete(key)),
  }
  private write(key: string, act: () => unknown) {
    act()
    for (const tab of this.others) if (tab !== this) tab.dispatchEvent(storageEvent(key))
  }
}
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })

let tabs: Set<Tab>
let kept: Map<string, string>
const open = () => {
  const tab = new Tab(kept, tabs)
  return { tab, page: tab as unknown as Window }
}
beforeEach(() => {
  tabs = new Set()
  kept = new Map()
})
afterEach(() => vi.restoreAllMocks())

test('an answer is sent to every part of its page and to the other tabs, and leaves nothing in the storage', () => {
  const [here, there] = [open(), open()]
  const [heardHere, heardThere] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onConsentChange(heardHere, here.page)
  onConsentChange(heardThere, there.page)
  tellConsentChange(here.page)
  expect(heardHere).toHaveBeenCalledOnce()
  expect(heardThere).toHaveBeenCalled()
  expect(kept.size).toBe(0)
})

test('other stored values are ignored; a removed listener is not called', () => {
  const { tab, page } = open()
  const heard = vi.fn<() => void>()
  const leave = onConsentChange(heard, page)
  tab.dispatchEvent(storageEvent('servus.density'))
  expect(heard).not.toHaveBeenCalled()
  leave()
  for (const event of [new Event('consentchange'), storageEvent('servus.consentchange'), new Event('pageshow')])
    tab.dispatchEvent(event)
  expect(heard).not.toHaveBeenCalled()
})

test('a page that is restored by the back button reads the answer again, because it may have missed events', () => {
  const { tab, page } = open()
  const heard = vi.fn<() => void>()
  onConsentChange(heard, page)
  tab.dispatchEvent(new Event('pageshow'))
  expect(heard).toHaveBeenCalledOnce()
})

test('if storage is forbidden, the page itself still gets the event', () => {
  const { tab, page } = open()
  vi.spyOn(tab.localStorage, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const heard = vi.fn<() => void>()
  onConsentChange(heard, page)
  tellConsentChange(page)
  expect(heard).toHaveBeenCalledOnce()
})
