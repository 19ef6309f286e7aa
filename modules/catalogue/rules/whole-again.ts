import type { Zone } from '#kernel/time.ts'
import { type Bundled, offeredAvailability, type Offering } from './product-availability.ts'

/**
 * Returns `again`, the time at which a product can be ordered again. For a bundle: undefined if one of its products still cannot be ordered
 * at that time.
 */
export const wholeAgain = <P extends Bundled>(
  product: P,
  offering: Offering<P>,
  again: Temporal.Instant | undefined,
  zone: Zone,
): Temporal.Instant | undefined =>
  again && (product.type !== 'bundle' || offeredAvailability(product, offering, again, zone) === 'orderable')
    ? again
    : undefined
