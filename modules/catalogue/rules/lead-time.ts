import type { Zone } from '#kernel/time.ts'
import { type LeadTime, leadTimeTypes, longestLeadTime } from '#modules/branches/rules/lead-time.ts'

export { leadTimeTypes }

/** The lead time of a product: how long before the appointment it must be ordered (specification §3, Product). */
export interface LeadProduct {
  readonly isLeadTimeEnabled: boolean
  readonly leadTimeType: LeadTime['type']
  readonly leadTimeValue: number
}

export const leadTimeOf = (product: LeadProduct): LeadTime | undefined =>
  product.isLeadTimeEnabled && product.leadTimeValue > 0
    ? { type: product.leadTimeType, value: product.leadTimeValue }
    : undefined

/**
 * The lead time of a whole order: the longest of the lead times of its products and of the branch (in minutes). Undefined: neither the products
 * nor the branch have a lead time. Lead times of different types, such as hours and days, are compared by the time at which they end.
 */
export function orderLeadTime(
  products: readonly LeadProduct[],
  branchMinutes: number,
  now: Temporal.Instant,
  zone: Zone,
): LeadTime | undefined {
  const ofBranch: LeadTime[] = branchMinutes > 0 ? [{ type: 'minutes', value: branchMinutes }] : []
  return longestLeadTime([...ofBranch, ...products.flatMap((product) => leadTimeOf(product) ?? [])], now, zone)
}
