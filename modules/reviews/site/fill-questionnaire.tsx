import { createRoot } from 'react-dom/client'
import { readLastOrders } from '#modules/ordering/site/parts/last-orders.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { Questionnaire } from './Questionnaire.tsx'
import { keyIn } from './order-key.ts'

/** Renders the review form on its page. If the link names no order, the guest chooses one of the last orders that were placed on this device. */
export default function fillQuestionnaire(place: HTMLElement): void {
  const root = createRoot(place)
  // If the guest opens another link to this page, only the fragment of the address changes. The browser does not load the page again.
  // Therefore the form is rendered again here.
  const draw = () => {
    const linked = keyIn(location.hash)
    const orders = isSelfServiceHere() ? [] : readLastOrders(Date.now())
    root.render(<Questionnaire key={location.hash} locale={pageLocale()} linked={linked} orders={orders} />)
  }
  addEventListener('hashchange', draw)
  draw()
}
