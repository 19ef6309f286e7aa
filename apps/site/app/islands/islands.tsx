import { BranchMap } from '#modules/maps/site/branch-map.tsx'
import { BookingIsland } from './booking-island.tsx'

/** The interactive parts of content pages. A storefront's are in store-islands.tsx: neither page loads the other's code. */
export const islands = { booking: BookingIsland, 'branch-map': BranchMap }
