import type { OrderSummary } from '../contract.ts'
import type { boardTexts } from './board.ts'

type Words = ReturnType<typeof boardTexts>

/** The one word for a state: on board and wall, in palette, history and table files. */
export const stateWord = (order: Pick<OrderSummary, 'kind' | 'state' | 'deliveryType'>, t: Words): string => {
  if (order.kind === 'ride') return t.rideStates[order.state]
  return order.state === 'in-delivery' && order.deliveryType !== 'delivery' ? t.ready : t.states[order.state]
}

/** Where an order came from; a word that only a newer server knows stays as it is. */
export const originWord = (origin: string, t: Words): string =>
  t.drawer.origins[origin as keyof typeof t.drawer.origins] ?? origin
