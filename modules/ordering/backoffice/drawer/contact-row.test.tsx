// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Order } from '../../contract.ts'
import { flagsOf, orderStates } from '../../rules/lifecycle.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { ContactRow } from './ContactRow.tsx'

test('the phone number is shown in groups, and its link has the digits', async () => {
  const order: Order = {
    ...anOrder({ id: 'o1', phone: '+4915123456789' }),
    timeline: [],
    money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 },
  }
  const { place } = await mountedScreen(<ContactRow order={order} />, { path: '/', at: '/', orders: [order] })
  const link = () => place.querySelector<HTMLElement>('a[href="tel:+4915123456789"]')
  await vi.waitFor(() => expect(link()?.textContent).toBe('Anrufen: +49 1512 3456789'), 20_000)
})

test.each(orderStates)("'Bestätigung erneut senden' of an order that is %s", async (state) => {
  const order: Order = {
    ...anOrder({ id: 'o1', state, email: 'eva@example.at' }),
    ...flagsOf({ state, paymentState: 'none', deliveryType: 'takeaway' }),
    timeline: [],
    money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 },
  }
  const row = <ContactRow order={order} />
  const { place } = await mountedScreen(row, { path: '/', at: '/', orders: [order] })
  await vi.waitFor(() => expect(place.textContent).toContain('E-Mail'), 20_000)
  const isOffered = place.textContent.includes('Bestätigung erneut senden')
  expect(isOffered).toBe(['confirmed', 'in-delivery', 'completed'].includes(state))
})
