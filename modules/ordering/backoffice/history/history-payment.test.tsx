// @vitest-environment happy-dom
import { clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import HistoryScreen from './HistoryScreen.tsx'

test.each([
  ['cash', 'none', 'Barzahlung', '', 'bar'],
  ['mollie', 'paid', 'Online Zahlung', '', 'online'],
  ['mollie', 'open', 'Online Zahlung', 'Unbezahlt', 'online'],
  ['datatrans', 'failed', 'Online Zahlung', 'Unbezahlt', 'online'],
  ['mollie', 'refunded', 'Online Zahlung', 'Rückerstattet', 'online'],
] as const)(
  'a row with %s, %s names the method and, beside it, the state',
  async (method, state, word, badge, short) => {
    const order = anOrder({ id: 'o1', paymentMethod: method, paymentState: state })
    const { place } = await mountedScreen(<HistoryScreen />, { path: '/verlauf/:id?', at: '/verlauf', orders: [order] })
    await vi.waitFor(() => expect(place.querySelector('tr.one')).not.toBeNull(), 20_000)
    const head = [...place.querySelectorAll('th')].findIndex((one) => one.textContent === 'Zahlung')
    expect(place.querySelectorAll('tr.one td')[head]?.textContent).toBe(`${word}${badge}`)
    expect(place.querySelector('tr.two td.num')?.textContent).toContain(short)
  },
)

test('Escape clears the selection of rows', async () => {
  const order = anOrder({ id: 'o1' })
  const { place } = await mountedScreen(<HistoryScreen />, { path: '/verlauf/:id?', at: '/verlauf', orders: [order] })
  const box = () => place.querySelector<HTMLInputElement>('tr.one input[type=checkbox]')
  await vi.waitFor(() => expect(box()).not.toBeNull(), 20_000)
  await clicked(box())
  expect(box()?.checked).toBe(true)
  await pressed('Escape')
  expect(box()?.checked).toBe(false)
})
