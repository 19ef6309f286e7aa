import type { OrderSummary } from '../../contract.ts'
import { SOON_WITHIN_MS, WARNS_AFTER_MS } from './changes.ts'
import { urgencyOf, waitsFrom } from './columns.ts'
import { endOf } from './order-words.ts'
import { waitsForStaff } from './waits-for-staff.ts'

/**
 * What the time on a card means. `since`: how long the order has waited for staff. `ordered`: when it was ordered. `for`: the promised
 * time. `dueIn`: how long until the promised time. `dueNow`: the promised time is less than half a minute away, before or after now.
 * `over`: how long the order is late. `arrives`: when a ride ends.
 */
export type CardTimeKind = 'since' | 'ordered' | 'for' | 'dueIn' | 'dueNow' | 'over' | 'arrives'

export interface CardTime {
  readonly kind: CardTimeKind
  /** The instant to which the time refers, in milliseconds since 1970. */
  readonly at: number
  readonly look: '' | 'warn' | 'late'
}

const HALF_MINUTE_MS = 30_000

/** Whether the time is less than half a minute away, before or after now. In minutes, it would be rounded to '0 min'. `left`: milliseconds. */
export const isDueNow = (left: number): boolean => Math.abs(left) < HALF_MINUTE_MS

/** Which time a card of the board shows, and what it means (docs/rules/back-office.md, Times on a card). */
export function cardTime(order: OrderSummary, now: number): CardTime {
  const ordered = Date.parse(order.createdAt)
  if (order.state === 'waiting') {
    const { isBeforeOpening, isEscalated, isMissed } = urgencyOf(order, now)
    const since = waitsFrom(order)
    const late = isEscalated || isMissed ? 'late' : now - since >= WARNS_AFTER_MS ? 'warn' : ''
    // Amber and red ask staff to act. So the age of an order that waits for its guest, or for the opening, has no colour.
    const look = waitsForStaff(order, now) ? late : ''
    return isBeforeOpening ? { kind: 'ordered', at: ordered, look } : { kind: 'since', at: since, look }
  }
  const at = endOf(order)
  if (at === undefined) return { kind: 'ordered', at: ordered, look: '' }
  const left = at - now
  if (order.kind === 'food' && isDueNow(left)) return { kind: 'dueNow', at, look: '' }
  if (left < 0) return { kind: 'over', at, look: 'late' }
  if (order.kind === 'ride') return { kind: order.state === 'in-delivery' ? 'arrives' : 'for', at, look: '' }
  return { kind: left < SOON_WITHIN_MS ? 'dueIn' : 'for', at, look: '' }
}
