import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import '#modules/ordering/site/parts/order-lines.css'
import './css/storefront.css'

/** The whole storefront is one island. */
export { Storefront as default } from './storefront.tsx'
