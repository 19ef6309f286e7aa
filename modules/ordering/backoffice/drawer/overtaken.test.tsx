// @vitest-environment happy-dom
import { acting } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { EndDialog } from './EndDialog.tsx'

const order = anOrder({ id: 'o1', ticketNumber: 1 })
const accepted = anOrder({ id: 'o1', ticketNumber: 1, version: 2, state: 'confirmed', isConfirmed: true })
const step = {
  at: '2026-03-20T17:03:00Z',
  from: 'waiting',
  to: 'confirmed',
  actor: { type: 'user', name: 'Anna Adler' },
}
const whole = { ...accepted, timeline: [step], money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 } }
const button = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.dlg-ft button')].find((one) => one.textContent === text)

test('when a colleague accepts the order, the open dialog says so, sends nothing and can be closed', async () => {
  const { change, sent } = await mountedScreen(<EndDialog order={order} ending="reject" onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
    answers: { [orderingEndpoints.get.id]: whole },
  })
  expect(button('Schließen')).toBeUndefined()
  await change(accepted)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Anna Adler war um 18:03'))
  expect(document.querySelector<HTMLButtonElement>('.dlg-ft [type=submit]')?.disabled).toBe(true)
  expect(button('Schließen')).toBeDefined()
  await acting(
    () => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  expect(sent).not.toContain(orderingEndpoints.reject.id)
})

test('a change without another state leaves the dialog as it is', async () => {
  const { change } = await mountedScreen(<EndDialog order={order} ending="reject" onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
  })
  await change({ ...order, version: 2 })
  expect(button('Schließen')).toBeUndefined()
})
