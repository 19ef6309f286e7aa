import { islands } from './islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

wakeIslands(islands)
