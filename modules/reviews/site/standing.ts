import type { PublicOrder } from '#modules/ordering/contract.ts'

/**
 * Whether a guest can review this order now: 'open', or the reason against it. 'done': already reviewed; 'early': not completed yet; 'ended':
 * cancelled, rejected or failed; 'ride': rides are not reviewed.
 */
export type Standing = 'open' | 'done' | 'early' | 'ended' | 'ride'

export function standingOf(order: Pick<PublicOrder, 'kind' | 'state' | 'questionnaireRating'>): Standing {
  if (order.questionnaireRating !== null) return 'done'
  if (['canceled', 'rejected', 'failed'].includes(order.state)) return 'ended'
  if (order.kind === 'ride') return 'ride'
  return order.state === 'completed' ? 'open' : 'early'
}
