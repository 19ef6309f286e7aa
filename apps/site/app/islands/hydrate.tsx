import '#modules/booking/site/booking-block.css'
import '#modules/content/site/blocks/guest-house.css'
import '#modules/maps/site/route-map.css'
import { islands } from './islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

export const wake = (): Promise<void> => wakeIslands(islands)
