import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'
import type { OrderDraftInput, PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { isOnline, type OnlineMethod } from '../../../rules/payment-methods.ts'
import type { OrderCalls, OrderKey } from '../calls.ts'
import { formKey, readEntry, writeEntry } from '../session.ts'
import { fingerprint, type SubmissionOutcome } from './submission.ts'

/**
 * An order that waits for its online payment after this tab opened the payment page. Until it is paid, cart and form stay stored
 * (specification §4, Order creation).
 */
export interface OpenPayment extends OrderKey {
  /** The result of `bodyOf` for the order. Empty if the page knows the order only from the address to which the payment page returned. */
  readonly body: string
}

/** The key in session storage. For each branch, at most one order of this tab waits for its payment. */
export const openPaymentKey = (branchId: string): string => `asp.payment.${branchId}`

export function readOpenPayment(
  branchId: string,
  storage: () => TabStorage | undefined = tabStorage,
): OpenPayment | undefined {
  const [uid, hash, body] = (readEntry(openPaymentKey(branchId), storage) ?? '').split(' ')
  return uid && hash ? { uid, hash, body: body ?? '' } : undefined
}

export const writeOpenPayment = (
  branchId: string,
  open: OpenPayment | undefined,
  storage: () => TabStorage | undefined = tabStorage,
): void => writeEntry(openPaymentKey(branchId), open ? `${open.uid} ${open.hash} ${open.body}` : null, storage)

/** Reads uid and hash from the parameter with which the payment page returns: 'LW-7F3K2.abc'. Undefined if uid or hash is missing. */
export function orderOfAddress(named: string | null): OpenPayment | undefined {
  const [uid, hash] = (named ?? '').split('.')
  return uid && hash ? { uid, hash, body: '' } : undefined
}

/**
 * The order in the page's address (`named`), if this tab does not know what it contains. For example, the guest opened the address in another
 * tab. Only this very order can then be paid: the form may contain something else. Undefined if this tab placed the order.
 */
export function namedOnly(
  branchId: string,
  named: OpenPayment | undefined,
  storage: () => TabStorage | undefined = tabStorage,
): OpenPayment | undefined {
  const open = readOpenPayment(branchId, storage)
  return open?.uid === named?.uid && open?.body ? undefined : named
}

/**
 * A fingerprint of an order, to find out whether the guest changed it. Payment method, consents (age, terms, privacy), and what the guest
 * saw of the opening hours are not part of it.
 */
export function bodyOf(draft: OrderDraftInput): string {
  const {
    expectedStart: _start,
    isOfAge: _age,
    legalInstructions: _legal,
    paymentMethod: _method,
    privacyPolicy: _privacy,
    ...ordered
  } = draft
  return fingerprint(JSON.stringify(ordered))
}

/** Whether the entered order is the one that waits for its online payment. The online payment method and the consents may differ. */
export const isSameOrder = (
  open: OpenPayment,
  draft: OrderDraftInput,
): draft is OrderDraftInput & { paymentMethod: OnlineMethod } =>
  bodyOf(draft) === open.body && isOnline(draft.paymentMethod)

/**
 * Called when the guest sends the form again while an order waits for its payment. If the order is unchanged and can still be paid online,
 * another payment attempt starts. If the old order is paid, the result leads to its status page. In all other cases the old order is
 * cancelled if it has not ended. The result is then undefined, and the caller places a new order.
 */
export async function payAgain(
  open: OpenPayment,
  draft: OrderDraftInput,
  calls: Pick<OrderCalls, 'read' | 'act' | 'pay'>,
): Promise<SubmissionOutcome | undefined> {
  const found = await calls.read()
  if (!found.ok) return found.status === 0 || found.status >= 500 ? { kind: 'unknown' } : undefined
  const { value: order } = found
  const key = { uid: open.uid, hash: open.hash }
  if (order.isPaid) return { kind: 'settled', ...key }
  if (isFinal(order.state)) return undefined
  if (isSameOrder(open, draft) && order.canPay) {
    const attempt = await calls.pay(draft.paymentMethod)
    if (attempt.ok) return { kind: 'placed', ...key, paymentRedirectUrl: attempt.value.paymentRedirectUrl }
    if (attempt.status === 0 || attempt.status >= 500) return { kind: 'unknown', reference: attempt.reference }
  }
  const withdrawn = await calls.act('cancel')
  return !withdrawn.ok && (withdrawn.status === 0 || withdrawn.status >= 500) ? { kind: 'unknown' } : undefined
}

/**
 * Called with the current order. If this order waited for its payment and is paid now, removes what was stored for another payment attempt and
 * calls `forget`, which empties the cart.
 */
export function settlePayment(
  order: Pick<PublicOrder, 'uid' | 'branchId' | 'isPaid'>,
  forget: () => void,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  if (!order.isPaid || readOpenPayment(order.branchId, storage)?.uid !== order.uid) return
  writeOpenPayment(order.branchId, undefined, storage)
  writeEntry(formKey(order.branchId), null, storage)
  forget()
}
