import '#ui/site/css/checkout.css'
import '#ui/site/css/pickers.css'
import '#ui/site/css/store-intro.css'
import '#ui/site/css/store.css'
import '#ui/site/css/store-dishes.css'
import '#ui/site/css/store-cart.css'
import '#ui/site/css/store-item.css'
import '#ui/site/css/store-item-steps.css'
import '#ui/site/css/store-saver.css'
import { storeIslands } from './store-islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

export const wake = (): Promise<void> => wakeIslands(storeIslands)
