import { expect, test, vi } from 'vitest'
import { unpaidHref, whenOnline } from './every-checkout.ts'

test('after a failed payment the page links to the order named in the address, where it can be paid again', () => {
  const order = { uid: 'GL-7F3K2', hash: 'abc', body: '' }
  expect(unpaidHref({ locale: 'de', failed: { order, isCanceled: false } })).toBe('/de/status/GL-7F3K2/abc')
  expect(unpaidHref({ locale: 'en', failed: { order: undefined, isCanceled: true } })).toBeUndefined()
  expect(unpaidHref({ locale: 'de', failed: undefined })).toBeUndefined()
})

test("if the network is lost right after the response, the order's page opens when the network is back, and only once", () => {
  const screen = Object.assign(new EventTarget(), { navigator: { onLine: false } })
  const open = vi.fn()
  whenOnline(open, screen as unknown as Window)
  expect(open).not.toHaveBeenCalled()
  screen.dispatchEvent(new Event('online'))
  screen.dispatchEvent(new Event('online'))
  expect(open).toHaveBeenCalledTimes(1)
  screen.navigator.onLine = true
  whenOnline(open, screen as unknown as Window)
  expect(open).toHaveBeenCalledTimes(2)
})
