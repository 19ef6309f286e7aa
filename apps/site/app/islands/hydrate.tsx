import '#modules/booking/site/css/booking.css'
import '#modules/branches/site/way-there.css'
import '#modules/content/site/css/content.css'
import '#modules/maps/site/route-map.css'
import { islands } from './islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

export const wake = (): Promise<void> => wakeIslands(islands)
