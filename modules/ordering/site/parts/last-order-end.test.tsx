// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { LastOrderCard } from './last-order-card.tsx'
import { forgetLastOrders, type LastOrder, readLastOrders, rememberOrder } from './last-orders.ts'

const order: LastOrder = {
  uid: 'A',
  hash: 'h',
  branchId: 'b',
  kind: 'food',
  at: Date.now(),
  text: '1 × Suppe',
  againKey: '',
  again: '[]',
}

/** Shows the card as a new page does: with what the device stores. Returns its text and how often the server was asked. */
async function shown(answer: () => Response) {
  const asked = vi.fn(() => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const [stored = order] = readLastOrders(Date.now())
  await act(async () => root.render(<LastOrderCard order={stored} locale="de" againHref="/" />))
  await act(() => new Promise((done) => setTimeout(done, 20)))
  const text = place.textContent ?? ''
  await act(async () => root.unmount())
  return { text, calls: asked.mock.calls.length }
}
const state = (name: string) => () => Response.json({ data: { state: name } })

beforeEach(() => {
  forgetLastOrders()
  rememberOrder(order)
})

test('a cancellation by staff is shown without a visit of the status page, and the device asks no more', async () => {
  expect(await shown(state('confirmed'))).toMatchObject({ text: expect.not.stringContaining('storniert'), calls: 1 })
  const cancelled = { text: expect.stringContaining('storniert') }
  expect(await shown(state('canceled'))).toMatchObject({ ...cancelled, calls: 1 })
  expect(await shown(state('canceled'))).toMatchObject({ ...cancelled, calls: 0 })
})

test('a rejected order counts as cancelled, as on its status page', async () => {
  expect((await shown(state('rejected'))).text).toContain('storniert')
})

test('without an answer the card stays as it is, and asks again on the next page', async () => {
  const broken = () => new Response('{}', { status: 503 })
  expect(await shown(broken)).toMatchObject({ text: expect.not.stringContaining('storniert'), calls: 1 })
  expect((await shown(broken)).calls).toBe(1)
})

test('an order that the server does not know any more is not asked for again', async () => {
  const unknown = () => Response.json({ errors: [{ code: 'record.not_found', message: '' }] }, { status: 404 })
  expect((await shown(unknown)).calls).toBe(1)
  expect((await shown(unknown)).calls).toBe(0)
})
