import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { type ServingBranch, servingState, takesOrders } from '../../rules/serving.ts'
import type { Entry } from './entry.ts'

/** What happens to an order that staff enter while the branch is closed. */
interface ClosedNow {
  /** When the branch opens next for this delivery type, in epoch milliseconds. Undefined: no opening is known. */
  opens: number | undefined
  /** True: the order becomes a preorder. False: the branch takes no orders now, and the server refuses the order. */
  isPreorder: boolean
  /** True: the branch is open, but does not deliver now, and the order is a delivery. */
  isOnlyDelivery: boolean
}

/** Whether the branch is open at this time for guests who come, so that only deliveries have to wait. */
const isHouseOpen = (branch: ServingBranch, at: Temporal.Instant): boolean =>
  servingState(branch, 'takeaway', at).isOpen

/**
 * Returns what happens to an order while the branch is closed for this delivery type. Undefined: the branch is open. `now`: epoch
 * milliseconds (docs/rules/back-office.md, Order board).
 */
export function closedNow(branch: ServingBranch, serving: DeliveryType, now: number): ClosedNow | undefined {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const { isOpen, next } = servingState(branch, serving, at)
  if (isOpen) return undefined
  // The minutes of a preorder count from the next opening. If no opening is known, staff cannot promise a time, so there are no preorders.
  const isPreorder = takesOrders(branch, serving, at) && next !== undefined
  return { opens: next?.epochMilliseconds, isPreorder, isOnlyDelivery: isHouseOpen(branch, at) }
}

/** The wanted time and the delivery type of an order. */
type Wanted = Pick<Entry, 'serving' | 'appointment' | 'minutes'>

/**
 * The note about closed hours beside the time of an order. 'refused': the branch takes no orders now. 'preorder': the minutes count from the
 * next opening. 'closed': the branch is closed at the wanted time. 'undelivered': it is open then, but does not deliver. Undefined: no note is needed. `closed`: the result of `closedNow`. `now`:
 * epoch milliseconds.
 */
export function closedNote(
  branch: ServingBranch,
  { serving, appointment, minutes }: Wanted,
  closed: ClosedNow | undefined,
  now: number,
): 'refused' | 'preorder' | 'closed' | 'undelivered' | undefined {
  if (closed && !closed.isPreorder) return 'refused'
  if (closed && !appointment) return 'preorder'
  if (appointment === '') return undefined
  const wanted = appointment
    ? Temporal.Instant.from(appointment)
    : Temporal.Instant.fromEpochMilliseconds(Math.trunc(now) + minutes * 60_000)
  if (servingState(branch, serving, wanted).isOpen) return undefined
  return isHouseOpen(branch, wanted) ? 'undelivered' : 'closed'
}
