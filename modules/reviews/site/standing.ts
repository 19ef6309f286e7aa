import type { PublicOrder } from '#modules/ordering/contract.ts'

/** Whether an order can be reviewed now: 'open', or the reason why it cannot. */
export type Standing = 'open' | 'done' | 'early' | 'ended' | 'ride'

export function standingOf(order: Pick<PublicOrder, 'kind' | 'state' | 'questionnaireRating'>): Standing {
  if (order.questionnaireRating !== null) return 'done'
  if (['canceled', 'rejected', 'failed'].includes(order.state)) return 'ended'
  if (order.kind === 'ride') return 'ride'
  return order.state === 'completed' ? 'open' : 'early'
}
