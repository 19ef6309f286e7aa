import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import '#modules/ordering/site/parts/order-lines.css'
import './css/storefront.css'

/** In the browser the whole storefront is one island: the storefront is interactive everywhere. */
export { Storefront as default } from './storefront.tsx'
