import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { type ServingBranch, servingState, takesOrders } from '../../rules/serving.ts'

/** What an order on the phone is while the branch is closed. */
interface ClosedNow {
  /** When the branch opens for this way of ordering, milliseconds since 1970; undefined: it is not known. */
  opens: number | undefined
  /** Without it the branch takes no order now, and the server refuses it. */
  isPreorder: boolean
}

/** Undefined while the branch is open. `now`: milliseconds since 1970 (docs/rules/back-office.md, Order board). */
export function closedNow(branch: ServingBranch, serving: DeliveryType, now: number): ClosedNow | undefined {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const { isOpen, next } = servingState(branch, serving, at)
  if (isOpen) return undefined
  // Minutes count from the opening: without one nobody can promise a time.
  return { opens: next?.epochMilliseconds, isPreorder: takesOrders(branch, serving, at) && next !== undefined }
}
