import { pageLocale } from '#ui/site/page-locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { lastOrderTexts } from '../words/last-order.ts'
import { freshOrder, statusHref } from './parts/last-orders.ts'

/** Fills `data-late="bar"`: after an order every page has the way to it, also the one that 'back' leads to. */
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
  // The browser shows a page that it kept as it was.
  window.addEventListener('pageshow', (event) => event.persisted && draw())
}
