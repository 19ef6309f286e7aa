import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { LastOrderCard } from './parts/last-order-card.tsx'
import { markRepeated } from './parts/repeated.ts'
import { writeEntry } from './parts/session.ts'
import { readLastOrders } from './parts/last-orders.ts'

/**
 * Renders the guest's last order into the element `data-late="last-order"` of a landing page, with a link that orders the same again. On
 * phones it is in the first block of the page instead (`data-line`), because this place is far down. An order is shown only once on a page:
 * several blocks may have such an element.
 * `data-again` is JSON: for each branch id, the address of the page on which orders of that branch are repeated. Nothing is rendered on a
 * self-service device, or if this device has stored no order of these branches.
 */
export default function fillLastOrder(place: HTMLElement): void {
  if (isSelfServiceHere()) return
  const hrefs = JSON.parse(place.dataset['again'] ?? '{}') as Readonly<Record<string, string>>
  const order = readLastOrders(Date.now()).find(({ branchId }) => hrefs[branchId] !== undefined)
  if (!order || document.querySelector(`[data-last-order="${CSS.escape(order.uid)}"]`)) return
  place.dataset['lastOrder'] = order.uid
  // The first block of a page has room for one order.
  const linePlace = document.querySelector<HTMLElement>('[data-line="last-order"]:not([data-taken])')
  if (linePlace) linePlace.dataset['taken'] = ''
  const [path = '', anchor] = (hrefs[order.branchId] ?? '').split('#')
  const againHref = `${path}?again=${order.uid}${anchor ? `#${anchor}` : ''}`
  const { again, againKey } = order
  const take = () => {
    // Stores the data of the order and loads this page again. The page then reads the stored order and repeats it.
    writeEntry(againKey, again)
    markRepeated(order.branchId)
    location.hash = anchor ?? ''
    location.reload()
  }
  createRoot(place).render(
    <LastOrderCard
      order={order}
      locale={pageLocale()}
      againHref={againHref}
      linePlace={linePlace}
      onAgain={againKey && location.pathname === path ? take : undefined}
    />,
  )
}
