import type { Zone } from '#kernel/time.ts'
import { type LeadTime, leadTimeTypes, longestLeadTime } from '#modules/branches/rules/lead-time.ts'

export { leadTimeTypes }

/** The lead time of a product (specification §3, Product). */
export interface LeadProduct {
  readonly isLeadTimeEnabled: boolean
  readonly leadTimeType: LeadTime['type']
  readonly leadTimeValue: number
}

export const leadTimeOf = (product: LeadProduct): LeadTime | undefined =>
  product.isLeadTimeEnabled && product.leadTimeValue > 0
    ? { type: product.leadTimeType, value: product.leadTimeValue }
    : undefined

/** The lead time of an order: among those of its products and of its branch (in minutes), the one that ends last. */
export function orderLeadTime(
  products: readonly LeadProduct[],
  branchMinutes: number,
  now: Temporal.Instant,
  zone: Zone,
): LeadTime | undefined {
  const ofBranch: LeadTime[] = branchMinutes > 0 ? [{ type: 'minutes', value: branchMinutes }] : []
  return longestLeadTime([...ofBranch, ...products.flatMap((product) => leadTimeOf(product) ?? [])], now, zone)
}
