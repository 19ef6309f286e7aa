import type { OrderDraftInput } from '../../../contract.ts'
import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'
import { type CheckoutForm, type PaymentMethod, restoreForm, serialiseForm } from './checkout-form.ts'
import { bodyOf, readOpenPayment } from './open-payment.ts'
import { formKey, readEntry, writeEntry } from '../session.ts'

/** Keeps the typed fields for this tab; the legal boxes only while the order for which they were ticked is at its payment. */
export function keepForm(
  branchId: string,
  form: CheckoutForm,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  const isAtPayment = readOpenPayment(branchId, storage) !== undefined
  writeEntry(formKey(branchId), serialiseForm(form, isAtPayment), storage)
}

interface Start {
  branchId: string
  empty: CheckoutForm
  methods: readonly PaymentMethod[]
  draftOf: (form: CheckoutForm) => OrderDraftInput
}

/**
 * The form as this tab left it. After a failed payment the legal boxes are restored, too, as long as the order is unchanged. Another order
 * needs new consent.
 */
export function keptForm(
  { branchId, draftOf, empty, methods }: Start,
  storage: () => TabStorage | undefined = tabStorage,
): CheckoutForm {
  const form = restoreForm(readEntry(formKey(branchId), storage), empty, methods)
  const open = readOpenPayment(branchId, storage)
  const isAgreed = open !== undefined && open.body === bodyOf(draftOf(form))
  return isAgreed ? form : { ...form, isOfAge: false, legalInstructions: false, privacyPolicy: false }
}
