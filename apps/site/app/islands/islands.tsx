import { BranchMap } from '#modules/maps/site/branch-map.tsx'
import { BookingIsland } from './booking-island.tsx'

/** The interactive parts of content pages. */
export const islands = { booking: BookingIsland, 'branch-map': BranchMap }
export type IslandName = keyof typeof islands
