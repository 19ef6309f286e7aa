// @vitest-environment happy-dom
import { clicked } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { mountedScreen } from '#modules/ordering/backoffice/testing/mounted-screen.tsx'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { kitchenEndpoints } from '../contract.ts'
import KitchenScreen from './KitchenScreen.tsx'

const order = anOrder({
  id: '00000000-0000-4000-8000-000000000001',
  uid: 'GL-AAAAAAA01',
  branchId: '00000000-0000-4000-8000-000000000009',
  ticketNumber: 1,
  createdAt: '2026-03-20T16:59:00Z',
})
const money = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }
const accepted = { ...order, version: 2, state: 'confirmed', isConfirmed: true, timeline: [], money }

/** Shows the wall with one new ticket. `answer`: the server's response to the accept; without it, the server does not respond. */
async function wall(answer?: unknown, shown: typeof order = order) {
  const answers = answer === undefined ? {} : { [orderingEndpoints.confirm.id]: answer }
  const screen = await mountedScreen(<KitchenScreen />, { path: '/kueche', at: '/kueche', orders: [shown], answers })
  const button = () => screen.place.querySelector<HTMLElement>('.kf .key')
  await vi.waitFor(() => expect(button()).toBeTruthy())
  return { ...screen, button }
}

test('a double tap on a new ticket accepts it once, also while the server has not responded', async () => {
  const { button, sent } = await wall()
  await clicked(button())
  await clicked(button())
  expect(sent.filter((id) => id === orderingEndpoints.confirm.id)).toHaveLength(1)
})

test('after the accept, the button that finishes the ticket ignores the second tap', async () => {
  const { button, sent } = await wall(accepted)
  expect(button()?.parentElement?.style.pointerEvents).toBe('none')
  await vi.waitFor(() => expect(button()?.parentElement?.style.pointerEvents).toBe(''))
  await clicked(button())
  await vi.waitFor(() => expect(button()?.textContent).toContain('Fertig'))
  expect(button()?.parentElement?.style.pointerEvents).toBe('none')
  expect(sent).not.toContain(kitchenEndpoints.mark.id)
})

test('while the server has not responded, the pressed button shows it, and further taps are not sent', async () => {
  const { button, sent } = await wall(undefined, { ...order, state: 'confirmed', isConfirmed: true })
  await clicked(button())
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await clicked(button())
  await clicked(button())
  expect(sent.filter((id) => id === kitchenEndpoints.mark.id)).toHaveLength(1)
})
