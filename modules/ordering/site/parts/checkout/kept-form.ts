import type { OrderDraftInput } from '../../../contract.ts'
import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'
import { type CheckoutForm, type PaymentMethod, restoreForm, serialiseForm } from './checkout-form.ts'
import { bodyOf, readOpenPayment } from './open-payment.ts'
import { formKey, readEntry, writeEntry } from '../session.ts'

/**
 * Stores the input of the form for this browser tab. The ticked consents are stored only while an order for which the guest gave them waits
 * for its online payment.
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
 * Reads the form that is stored for this tab. The consents are restored only if an order waits for its payment and the guest has not
 * changed this order. In all other cases the guest must give the consents again.
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
