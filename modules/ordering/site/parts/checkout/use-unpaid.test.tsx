// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { writeOpenPayment } from './open-payment.ts'
import { useLeaveWhenSettled, useUnpaid } from './use-unpaid.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let returned = 0
function Page() {
  return useUnpaid('b', 'de', () => (returned += 1)) ? 'unpaid' : 'nothing'
}
const order = (canPay: boolean) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { canPay } })))
const open = { uid: 'LW-1', hash: 'h', body: 'x' }

let roots: Root[] = []
async function shown() {
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  await act(async () => root.render(<Page />))
  return place
}
afterEach(async () => {
  await act(async () => roots.forEach((root) => root.unmount()))
  roots = []
  writeOpenPayment('b', undefined)
})

test('true if the guest comes back from the payment page without having paid', async () => {
  order(true)
  expect((await shown()).textContent).toBe('nothing')
  writeOpenPayment('b', open)
  expect((await shown()).textContent).toBe('unpaid')
})

test('false if the order was paid meanwhile', async () => {
  order(false)
  writeOpenPayment('b', open)
  expect((await shown()).textContent).toBe('nothing')
})

test('a page that the browser restores from its cache reads the order again', async () => {
  order(true)
  const place = await shown()
  writeOpenPayment('b', open)
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(place.textContent).toBe('unpaid')
  expect(returned).toBe(1)
})

async function shownFailed() {
  function Failed() {
    useLeaveWhenSettled(open, 'de')
    return null
  }
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () => root.render(<Failed />))
}

test.each([
  [true, false, []],
  [true, true, []],
  [false, false, []],
  [false, true, ['/de/status/LW-1/h']],
])('the page after a failed payment (payable: %s, restored from the cache: %s) leads to %j', async (...row) => {
  const [canPay, persisted, led] = row
  order(canPay)
  const replace = vi.fn<(href: string | URL) => void>()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  await shownFailed()
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  })
  expect(replace.mock.calls.flat()).toEqual(led)
})

test('a tab with a failed payment opens the page of the order when the guest has paid in another tab and comes back', async () => {
  order(false)
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  replace.mockClear()
  await shownFailed()
  expect(replace).not.toHaveBeenCalled()
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de/status/LW-1/h')
})
