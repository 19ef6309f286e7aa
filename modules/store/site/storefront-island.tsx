import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import '#modules/ordering/site/parts/order-lines.css'
import './css/storefront.css'

/** A storefront is one island: all of it. */
export { Storefront as default } from './storefront.tsx'
