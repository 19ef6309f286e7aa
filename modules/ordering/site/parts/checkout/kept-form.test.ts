import { expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import type { OrderDraftInput } from '../../../contract.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { bodyOf, writeOpenPayment } from './open-payment.ts'

const draftOf = (form: CheckoutForm, amount = 1) =>
  ({ ...form, items: [{ product: 'p', amount }] }) as unknown as OrderDraftInput
const filled: CheckoutForm = {
  ...emptyForm('mollie'),
  lastName: 'Gruber',
  legalInstructions: true,
  privacyPolicy: true,
}

/**
 * Stores the form of a guest who placed an order and opened its payment page. Returns what the page restores when the guest comes back.
 * `later`: values of the form, or an amount in the cart, that have changed in the meantime. `isAtPayment: false`: no payment page was
 * opened.
 */
function cameBack(later: { form?: Partial<CheckoutForm>; amount?: number; isAtPayment?: boolean } = {}) {
  const storage = memoryStorage()
  const open = later.isAtPayment === false ? undefined : { uid: 'LW-1', hash: 'h', body: bodyOf(draftOf(filled)) }
  writeOpenPayment('b', open, () => storage)
  keepForm('b', { ...filled, ...later.form }, () => storage)
  const start = { branchId: 'b', empty: emptyForm('cash'), methods: ['cash', 'mollie'] as const }
  return keptForm({ ...start, draftOf: (form) => draftOf(form, later.amount) }, () => storage)
}

test('after a failed payment all fields are restored, also the legal checkboxes', () => {
  expect(cameBack()).toEqual(filled)
})

test('a legal checkbox that the guest unticked afterwards stays unticked', () => {
  expect(cameBack({ form: { privacyPolicy: false } })).toEqual({ ...filled, privacyPolicy: false })
})

test.each([
  ['another cart', { amount: 2 }],
  ['another name', { form: { lastName: 'Huber' } }],
  ['a reload before it was ever sent', { isAtPayment: false }],
])('%s needs new consent', (_, later) => {
  expect(cameBack(later)).toMatchObject({ paymentMethod: 'mollie', legalInstructions: false, privacyPolicy: false })
})
