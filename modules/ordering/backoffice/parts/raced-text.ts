import { formatTime } from '#ui/backoffice/format.ts'
import type { Order, OrderSummary } from '../../contract.ts'
import { type BoardWords, stateWord } from './order-words.ts'

/** Says who took a step before this user, when, and which one. Without a timeline (a summary has none) it names no person. */
export function racedText(order: OrderSummary & Partial<Pick<Order, 'timeline'>>, zone: string, t: BoardWords): string {
  const last = order.timeline?.findLast((entry) => entry.to !== null) ?? order.timeline?.at(-1)
  const who = last?.actor.name || t.actions.racedBy[last?.actor.type ?? (order.timeline ? 'system' : 'user')]
  const at = last ? Date.parse(last.at) : Date.parse(order.updatedAt)
  return t.actions.raced(who, stateWord(order, t), formatTime(at, zone))
}
