import './fresh-orders.css'
import type { Locale } from '#contract/locale.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { lastOrderTexts } from '../words/last-order.ts'
import { freshOrders, type LastOrder, orderedWords, rememberEnd, statusHref } from './parts/last-orders.ts'
import { askEnd } from './parts/order-end.ts'

/**
 * Puts links to the guest's open orders into the element `data-late="bar"` in the line above the header. This also works on a page that the guest
 * opens with the browser's 'back' button. A self-service device shows no such links, because many guests use it.
 */
export default function linkFreshOrder(place: HTMLElement): void {
  if (isSelfServiceHere()) return
  const locale = pageLocale()
  const draw = () => place.replaceChildren(...wayTo(freshOrders(Date.now()), locale))
  const look = async () => {
    draw()
    const orders = freshOrders(Date.now())
    // The link to a single order stays even after the order has ended. If there are several orders, the server is asked which of them have
    // ended.
    if (orders.length < 2) return
    await Promise.all(
      orders.map(async (order) => {
        const end = await askEnd(order, locale)
        if (end) rememberEnd([order.uid], Date.now(), end)
      }),
    )
    draw()
  }
  void look()
  // If the browser restores the page from its back/forward cache, this module does not run again. Instead, this event draws the links
  // again.
  window.addEventListener('pageshow', (event) => event.persisted && void look())
}

/**
 * Returns a link if there is one order, and a list that the guest can open if there are several orders. The array is empty if there is no
 * order.
 */
export function wayTo(orders: readonly LastOrder[], locale: Locale): HTMLElement[] {
  const texts = lastOrderTexts(locale)
  const [newest] = orders
  if (!newest) return []
  if (orders.length === 1) {
    return [linkTo(newest, locale, `${newest.kind === 'ride' ? texts.yourRide : texts.yourOrder} ›`)]
  }
  const list = document.createElement('details')
  list.className = 'm-ordering fresh-orders'
  const title = document.createElement('summary')
  title.textContent = orders.every(({ kind }) => kind === 'ride')
    ? texts.yourRides(orders.length)
    : texts.yourOrders(orders.length)
  const items = document.createElement('ul')
  for (const order of orders) {
    const item = document.createElement('li')
    item.append(linkTo(order, locale, entryOf(order, locale)))
    items.append(item)
  }
  list.append(title, items)
  return [list]
}

/**
 * The text of an entry in the list of open orders. For food it begins with the time of the order, for a ride with the time of the pick-up.
 * A ride that an earlier release stored has no pick-up time, so its stored text is returned.
 */
function entryOf(order: LastOrder, locale: Locale): string {
  const { at, kind } = order
  const { pickUp, text } = orderedWords(order, locale)
  if (kind === 'ride') return pickUp ? `${pickUp} · ${text.replace(`, ${pickUp}`, '')}` : text
  const time = new Date(at).toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' })
  return `${time} · ${text}`
}

function linkTo(order: LastOrder, locale: Locale, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = statusHref(locale, order)
  link.textContent = text
  return link
}
