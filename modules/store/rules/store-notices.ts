import { dateAt, formatTime } from '#kernel/time.ts'
import { branchOpening, offeredHours } from '#modules/branches/rules/branch-opening.ts'
import { isWrittenWithDate } from '#modules/branches/rules/opening-hours.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { type ServingBranch, servingState, servingTypes } from './serving.ts'

/**
 * The next opening of the branch. The text depends on the day: 'um {time} Uhr' (today), 'am {weekday} um {time} Uhr', or with the date if
 * the opening is more than 6 days away.
 */
export interface NextOpening {
  readonly at: Temporal.Instant
  readonly written: 'time' | 'weekday' | 'date'
  /** Time of the opening, HH:mm in the time zone of the branch. */
  readonly time: string
  readonly date: Temporal.PlainDate
}

/**
 * - `closed`: 'Derzeit haben wir leider geschlossen.' with the next opening. If no next opening is known, `closed-message` has the
 *   branch's own text, or an empty text.
 * - `no-delivery`: 'Derzeit ist leider keine Lieferung möglich.', while the branch itself is open; `offers` are the other delivery types.
 * - `preorder`: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.'; `isHandledLater`: 'Wir bearbeiten diese sobald wir wieder geöffnet
 *   haben.'
 */
export type StoreNotice =
  | { readonly code: 'closed'; readonly next: NextOpening }
  | { readonly code: 'closed-message'; readonly message: string }
  | {
      readonly code: 'no-delivery'
      readonly next: NextOpening | undefined
      readonly offers: readonly ('takeaway' | 'dineIn')[]
    }
  | { readonly code: 'preorder'; readonly isHandledLater: boolean }

/** A branch with the fields that the notices need. `closedMessage` is in the visitor's language. */
export interface NoticedBranch extends ServingBranch {
  readonly closedMessage: string
}

/**
 * The notices at the top of the storefront while the branch is closed, or open but not for delivery (specification §2, Branch storefront).
 * Empty if the branch is open and delivers now, or if it is open and never delivers.
 */
export function storeNotices(branch: NoticedBranch, at: Temporal.Instant): StoreNotice[] {
  const opening = branchOpening(offeredHours(branch), at, branch.timeZone)
  if (opening.state === 'closed') return closedNotices(branch, opening.opensAt, at)
  if (!branch.isDeliveryEnabled || servingState(branch, 'delivery', at).isOpen) return []
  const { next } = servingState(branch, 'delivery', at)
  const offers = (['takeaway', 'dineIn'] as const).filter(
    (type) => servingTypes(branch).includes(type) && servingState(branch, type, at).isOpen,
  )
  const none: StoreNotice = { code: 'no-delivery', next: next && nextOf(branch, next, at), offers }
  return branch.isPreorderEnabled ? [none, { code: 'preorder', isHandledLater: false }] : [none]
}

/**
 * The notices at the top of the storefront for a guest at a table. Only the hours for dine-in count. Empty while the branch is open for dine-in.
 */
export function seatNotices(branch: NoticedBranch, at: Temporal.Instant): StoreNotice[] {
  const { isOpen, next } = servingState(branch, 'dineIn', at)
  return isOpen ? [] : closedNotices(branch, next, at)
}

function closedNotices(branch: NoticedBranch, next: Temporal.Instant | undefined, at: Temporal.Instant): StoreNotice[] {
  const closed: StoreNotice = next
    ? { code: 'closed', next: nextOf(branch, next, at) }
    : { code: 'closed-message', message: branch.closedMessage }
  return branch.isPreorderEnabled ? [closed, { code: 'preorder', isHandledLater: true }] : [closed]
}

/**
 * The notice above the checkout form, if the branch is closed for the chosen delivery type (specification §2, Checkout, Notices).
 * Undefined: the branch is open for this type.
 */
export function servingNotice(
  branch: ServingBranch,
  serving: DeliveryType,
  at: Temporal.Instant,
): { code: 'closed' | 'no-delivery'; next: NextOpening | undefined; isPreorderPossible: boolean } | undefined {
  const { isOpen, next } = servingState(branch, serving, at)
  if (isOpen) return undefined
  return {
    code: serving === 'delivery' ? 'no-delivery' : 'closed',
    next: next && nextOf(branch, next, at),
    isPreorderPossible: branch.isPreorderEnabled,
  }
}

export function nextOf(
  { timeZone }: Pick<ServingBranch, 'timeZone'>,
  at: Temporal.Instant,
  now: Temporal.Instant,
): NextOpening {
  const date = dateAt(at, timeZone)
  const isToday = date.equals(dateAt(now, timeZone))
  return {
    at,
    written: isToday ? 'time' : isWrittenWithDate(at, now, timeZone) ? 'date' : 'weekday',
    time: formatTime(at.toZonedDateTimeISO(timeZone)),
    date,
  }
}
