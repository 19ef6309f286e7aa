import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { type ServingBranch, servingState, takesOrders } from '../../rules/serving.ts'

/** What happens with an order by phone while the branch is closed. */
interface ClosedNow {
  /** When the branch opens next for this delivery type, in milliseconds since 1970. Undefined: the next opening is not known. */
  opens: number | undefined
  /** True: the order becomes a preorder. False: the branch takes no orders now, and the server refuses the order. */
  isPreorder: boolean
}

/**
 * Whether the branch is closed for this delivery type. Undefined: it is open. `now`: milliseconds since 1970 (docs/rules/back-office.md,
 * Order board).
 */
export function closedNow(branch: ServingBranch, serving: DeliveryType, now: number): ClosedNow | undefined {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const { isOpen, next } = servingState(branch, serving, at)
  if (isOpen) return undefined
  // For a preorder the minutes count from the next opening. If none is known, staff cannot promise a time, so no preorder is possible.
  return { opens: next?.epochMilliseconds, isPreorder: takesOrders(branch, serving, at) && next !== undefined }
}
