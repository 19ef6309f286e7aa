import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import '#modules/ordering/site/parts/order-lines.css'
import '#modules/store/site/css/storefront.css'
import { storeIslands } from './store-islands.tsx'
import { wakeIslands } from './wake-islands.tsx'

export const wake = (): Promise<void> => wakeIslands(storeIslands)
