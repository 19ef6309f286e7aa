// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderPaths } from '../calls.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const order = { uid: 'LW-1', hash: 'h' }
const status = '/de/status/LW-1/h'
const terminal = 'https://pay.example/1'

const payable = () => Response.json({ data: { canPay: true } })
const settled = () => Response.json({ data: { canPay: false } })
const page = () => Response.json({ data: { paymentRedirectUrl: terminal } })
const refused = () =>
  Response.json({ errors: [{ message: 'Die Bestellung wird nicht bezahlt.', code: 'x' }] }, { status: 409 })
const broken = () => Promise.reject(new Error('no network'))

const calls = vi.fn<(path: string, init: RequestInit) => unknown>()
const left = vi.fn<(url: string | URL) => void>()
let root: Root
let place: HTMLElement

/** `answers`: the responses in the order of the calls. */
async function shown(...answers: (() => unknown)[]) {
  answers.forEach((answer) => calls.mockImplementationOnce(answer))
  await act(async () => root.render(<UnpaidOrder order={order} failed={{ isCanceled: true }} locale="de" />))
  return place.querySelector('button') as HTMLButtonElement
}
const tap = (button: HTMLElement) => act(async () => button.click())

beforeEach(() => {
  vi.stubGlobal('fetch', calls)
  for (const way of ['assign', 'replace'] as const) vi.spyOn(window.location, way).mockImplementation(left)
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  calls.mockReset()
  left.mockReset()
})

test('the notice pays exactly this order by its own method, and links to its status', async () => {
  const button = await shown(payable, page)
  expect(place.textContent).toContain('Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.')
  expect(place.textContent).not.toContain('Ihre Angaben')
  expect(button).toMatchObject({ type: 'button', textContent: 'Erneut bezahlen' })
  expect(place.querySelector('a')?.getAttribute('href')).toBe(status)
  await tap(button)
  expect(calls.mock.calls[1]).toMatchObject([orderPaths.pay(order), { method: 'POST', body: '{}' }])
  expect(left.mock.calls).toEqual([[terminal]])
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a second tap does nothing', async () => {
  const button = await shown(payable, page)
  await act(async () => {
    button.click()
    button.click()
  })
  expect(calls).toHaveBeenCalledTimes(2)
  expect(left).toHaveBeenCalledTimes(1)
})

test.each([
  ['was paid or has ended', [settled]],
  ['has ended in this moment', [payable, refused, settled]],
  ['is being checked', [() => Response.json({ data: { canPay: true, paymentCheckedUntil: '9999-01-01T00:00:00Z' } })]],
])('the status page opens if the payment %s', async (_, answers) => {
  await tap(await shown(...answers))
  expect(left.mock.calls).toEqual([[status]])
})

test.each([
  ['no network', [broken, broken, broken], 'Die Zahlungsseite ist gerade nicht erreichbar. Bitte versuchen'],
  ['a refusal', [payable, refused, payable], 'Die Bestellung wird nicht bezahlt. Bitte versuchen'],
])('after %s the notice says why, and the button works again', async (_, answers, text) => {
  const button = await shown(...answers)
  await tap(button)
  expect(left).not.toHaveBeenCalled()
  expect(place.textContent).toContain(text)
  calls.mockImplementationOnce(payable).mockImplementationOnce(page)
  await tap(button)
  expect(place.textContent).not.toContain(text)
  expect(left.mock.calls).toEqual([[terminal]])
})

test('after a failure without a connection the message disappears when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await tap(await shown(broken, broken, broken))
  expect(place.textContent).toContain('nicht erreichbar')
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(place.textContent).not.toContain('nicht erreichbar')
})

test('after "back" from the payment page the button can be pressed again', async () => {
  const button = await shown(payable, page)
  await tap(button)
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(button.getAttribute('aria-busy')).toBe('false')
})
