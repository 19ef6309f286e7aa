import { pageLocale } from '#ui/site/page-locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { lastOrderTexts } from '../words/last-order.ts'
import { freshOrder, statusHref } from './parts/last-orders.ts'

/** Fills `data-late="bar"`: after an order every page has a link to it, also a page that is opened with the 'back' button. */
export default function linkFreshOrder(place: HTMLElement): void {
  if (isSelfServiceHere()) return
  const draw = () => {
    place.replaceChildren()
    const order = freshOrder(Date.now())
    if (!order) return
    const locale = pageLocale()
    const texts = lastOrderTexts(locale)
    const link = document.createElement('a')
    link.href = statusHref(locale, order)
    link.textContent = `${order.kind === 'ride' ? texts.yourRide : texts.yourOrder} ›`
    place.append(link)
  }
  draw()
  // The browser restored the page from its back/forward cache without running this code, so it is drawn again.
  window.addEventListener('pageshow', (event) => event.persisted && draw())
}
