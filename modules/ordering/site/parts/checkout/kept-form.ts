import type { OrderDraftInput } from '../../../contract.ts'
import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'
import { type CheckoutForm, type PaymentMethod, restoreForm, serialiseForm } from './checkout-form.ts'
import { bodyOf, readOpenPayment } from './open-payment.ts'
import { formKey, readEntry, writeEntry } from '../session.ts'

/**
 * Stores the typed fields for this tab. The legal checkboxes are stored only while the order for which the guest ticked them waits for its
 * payment.
 */
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
 * The form as stored for this tab. After a failed payment the legal checkboxes are restored as well if the order is unchanged. For a
 * changed order the guest must give consent again.
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
