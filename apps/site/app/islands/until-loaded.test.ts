// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { lateCode } from '#ui/site/load-late.ts'
import { untilLoaded } from './until-loaded.ts'

const quick = <T>(read: () => Promise<T>) => lateCode(read, { pause: async () => undefined })

let isOnline = true
const network = new EventTarget()
const screen = {
  document,
  navigator: {
    get onLine() {
      return isOnline
    },
  } as Navigator,
  setTimeout: vi.fn<() => number>(() => 1) as never,
  clearTimeout: () => undefined,
  addEventListener: network.addEventListener.bind(network),
  removeEventListener: network.removeEventListener.bind(network),
} as unknown as Window
const shown = () => [...document.querySelectorAll('aside')].filter(({ hidden }) => !hidden).map(({ id }) => id)

beforeEach(() => {
  document.body.innerHTML = '<aside id="unloaded" hidden></aside><aside id="offline" hidden></aside>'
  isOnline = true
})

test('code that is loaded at once shows no notice', async () => {
  expect(await untilLoaded(async () => 'code', screen, quick)).toBe('code')
  expect(shown()).toEqual([])
})

test.each([
  ['the browser is online', true, 'unloaded'],
  ['the browser is offline', false, 'offline'],
] as const)('if %s, a notice says that code is missing, until it is loaded', async (_, online, notice) => {
  isOnline = online
  let isServed = false
  const read = vi.fn<() => Promise<string>>(async () => {
    if (!isServed) throw new Error('Failed to fetch')
    return 'code'
  })
  const loading = untilLoaded(read, screen, quick)
  await vi.waitFor(() => expect(shown()).toEqual([notice]))
  expect(document.documentElement.hasAttribute('data-offline')).toBe(true)
  expect(read).toHaveBeenCalledTimes(3)
  isServed = true
  network.dispatchEvent(new Event('online'))
  expect(await loading).toBe('code')
  expect(shown()).toEqual([])
  expect(document.documentElement.hasAttribute('data-offline')).toBe(false)
})
