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

test('cancelling a paid order needs a reason, not a message: no money moves without a reason', async () => {
  const order = anOrder({ id: 'o1', ticketNumber: 1, paymentMethod: 'mollie', paymentState: 'paid' })
  const { sent } = await mountedScreen(<EndDialog order={order} ending="cancel" onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
  })
  const type = (id: string, text: string) =>
    acting(() => {
      const field = document.querySelector<HTMLTextAreaElement>(id)
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submit = () =>
    acting(
      () =>
        void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
  await type('#refund-reason', '  ')
  await type('#end-message', '')
  await submit()
  expect(sent).not.toContain(orderingEndpoints.cancel.id)
  expect(document.body.textContent).toContain('Bitte nennen Sie den Grund.')
  expect(document.activeElement?.id).toBe('refund-reason')
  await type('#refund-reason', 'Zapfanlage kaputt')
  await submit()
  expect(sent).toContain(orderingEndpoints.cancel.id)
})

test('cancelling an order without a payment asks for no reason and shows no sum', async () => {
  const order = anOrder({ id: 'o1', ticketNumber: 1 })
  await mountedScreen(<EndDialog order={order} ending="cancel" onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
  })
  expect(document.querySelector('#end-message')).not.toBeNull()
  expect(document.querySelector('#refund-reason, .fsum')).toBeNull()
})

test('the hint speaks of an e-mail only if the guest has an address', async () => {
  const hintFor = async (email: string, ending: 'reject' | 'cancel') => {
    const order = anOrder({ id: 'o1', ticketNumber: 1, email })
    const { unmount } = await mountedScreen(<EndDialog order={order} ending={ending} onClose={() => {}} />, {
      path: '/',
      at: '/',
      orders: [order],
    })
    const { textContent } = document.body
    await unmount()
    return textContent
  }
  for (const ending of ['reject', 'cancel'] as const) {
    expect(await hintFor('h@example.com', ending)).toContain('auf der Statusseite und in der E-Mail')
    expect(await hintFor('', ending)).not.toContain('und in der E-Mail')
  }
})
