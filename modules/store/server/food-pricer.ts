import { ok } from '#kernel/result.ts'
import type { PriceOrder } from '#modules/ordering/contract/priced-order.ts'
import type { OrderPricer } from '#modules/ordering/ports.ts'
import type { ProposalTimes } from '#modules/ordering/rules/proposal-times.ts'
import type { priceFoodOrder } from './price-food.ts'

/** Makes the function with which the module ordering calculates the price of a food order. An order with a ride is refused. */
export function foodPricer(
  priceFood: ReturnType<typeof priceFoodOrder>,
  proposalTimes: ProposalTimes,
): () => OrderPricer {
  const price: PriceOrder = async (draft, branch, now) => {
    if (draft.ride) return { ok: false, code: 'field.unknown', field: 'ride' }
    const priced = await priceFood(draft, branch, now)
    return priced.ok ? ok({ kind: 'food', ...priced.value }) : priced
  }
  return () => ({ branchKind: 'orders', price, proposalTimes })
}
