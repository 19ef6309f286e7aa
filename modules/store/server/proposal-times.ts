import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { ProposalTimes } from '#modules/ordering/rules/proposal-times.ts'
import type { Storefront } from '../contract.ts'
import { proposalContext } from '../rules/proposal.ts'
import { type FoodPorts, rememberOffering } from './price-food.ts'

/** Finds the times that staff can propose for a food order. A dish that is not on the menu any more limits nothing. */
export function foodProposalTimes({ storefront }: Pick<FoodPorts, 'storefront'>): ProposalTimes {
  const offeringOf = rememberOffering()
  return async ({ deliveryType, products, placedAt }, branch, now) => {
    const store = await storefront(branch.identifier)
    if (!store) return undefined
    const offering = offeringOf(store, now)
    const dishes = products.flatMap((id) => offering.product(id) ?? [])
    return proposalContext<PublicProduct, Storefront['categories'][number]>(
      { ...store.branch, preparationMinutes: branch.preparationMinutes },
      dishes,
      offering,
      { now, serving: deliveryType, placedAt },
    )
  }
}
