import { dayOf, formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import type { OrderSummary } from '../../contract.ts'
import type { BoardWords } from '../parts/order-words.ts'

/** What the proposed time is for: the start of a ride, the arrival of a delivery, or food that is ready. */
const proposedFor = ({ kind, deliveryType }: Pick<OrderSummary, 'kind' | 'deliveryType'>) =>
  kind === 'ride' ? 'ride' : deliveryType === 'delivery' ? 'delivery' : 'food'

/**
 * The suggested text to the guest about a proposed time, in the guest's language. If the time is not today, the text names the day with its
 * date, because the guest may read the text on another day.
 */
export function proposalText(
  order: Pick<OrderSummary, 'kind' | 'deliveryType' | 'locale'>,
  at: number,
  now: number,
  zone: string,
  t: BoardWords,
): string {
  const words = t.counter.messageText[order.locale]
  const isToday = dayOf(at, zone) === dayOf(now, zone)
  const day = isToday ? undefined : formatLongDay(at, zone, order.locale)
  return words[proposedFor(order)](words.when(formatTime(at, zone), day))
}
