// @vitest-environment happy-dom
import { acting, clicked } from '#ui/backoffice/testing/mounted.ts'
import { expect, test } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { EndDialog } from './EndDialog.tsx'

test("'Anderer Grund' without a text sends nothing and moves the focus to the text field", async () => {
  const order = anOrder({ id: 'o1', ticketNumber: 1 })
  const { sent } = await mountedScreen(<EndDialog order={order} ending="reject" onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
  })
  const submit = () =>
    acting(
      () =>
        void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
  await clicked(document.querySelector('[data-reason=other]'))
  await submit()
  expect(sent).not.toContain(orderingEndpoints.reject.id)
  expect(document.body.textContent).toContain('Bitte schreiben Sie den Grund.')
  expect(document.activeElement?.id).toBe('end-message')
  await clicked(document.querySelector('[data-reason=too-busy]'))
  await submit()
  expect(sent).toContain(orderingEndpoints.reject.id)
})
