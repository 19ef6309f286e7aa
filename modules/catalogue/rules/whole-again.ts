import type { Zone } from '#kernel/time.ts'
import { type Bundled, offeredAvailability, type Offering } from './product-availability.ts'

/** The time at which a product can be ordered again. Undefined for a bundle of which a part is still missing at that time. */
export const wholeAgain = <P extends Bundled>(
  product: P,
  offering: Offering<P>,
  again: Temporal.Instant | undefined,
  zone: Zone,
): Temporal.Instant | undefined =>
  again && (product.type !== 'bundle' || offeredAvailability(product, offering, again, zone) === 'orderable')
    ? again
    : undefined
