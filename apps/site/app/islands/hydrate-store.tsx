import { storeIslands } from './store-islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

wakeIslands(storeIslands)
