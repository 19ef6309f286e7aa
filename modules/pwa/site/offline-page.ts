import { type Kept, keptHere } from '#ui/site/kept.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { reloadWhenOnline } from '#ui/site/reload-when-online.ts'
import { pwaTexts } from '../words/pwa.ts'
import { canOpen } from './can-open.ts'

/**
 * Starts the script of the offline page. It lists the copies that this browser has stored, each with its time. It reloads the page as soon
 * as there is a network.
 */
export default async function startOfflinePage(place: HTMLElement): Promise<void> {
  const texts = pwaTexts(pageLocale()).offline
  // `isReached`: the visitor has opened the address of the offline page itself. There is no other page that could be loaded again, so the
  // button opens the start page.
  const isReached = location.pathname.endsWith('/offline')
  if (!isReached) reloadWhenOnline(window)
  const retry = place.parentElement?.querySelector('[data-retry]')
  retry?.addEventListener('click', () => (isReached ? location.assign('/') : location.reload()))
  const all = keptHere(Date.now())
  if (all.length === 0) return
  const kept = await canOpen(all, { caches, origin: location.origin })
  if (kept.length === 0) return
  const heading = document.createElement('h2')
  heading.textContent = texts.kept
  const list = document.createElement('ul')
  list.className = 'kept'
  // If there is a copy of the page that could not be loaded, it comes first in the list.
  const order = kept.toSorted((a, b) => Number(b.href === location.pathname) - Number(a.href === location.pathname))
  list.append(...order.map((one) => entryOf(one, one.kind === 'store' ? texts.store : one.text, texts.of)))
  place.append(heading, list)
}

function entryOf(one: Kept, about: string, of: (time: string) => string): HTMLElement {
  const item = document.createElement('li')
  const name = document.createElement(one.kind === 'store' ? 'a' : 'b')
  name.textContent = one.title
  if (name instanceof HTMLAnchorElement) name.href = one.href
  const text = document.createElement('span')
  text.textContent = about
  const time = document.createElement('time')
  time.dateTime = one.at
  time.textContent = of(momentOf(one.at))
  item.append(name, text, time)
  return item
}

/** A time as text: '18:40' if it is today; on any other day with the date. */
function momentOf(at: string): string {
  const then = new Date(at)
  const time = then.toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' })
  return then.toDateString() === new Date().toDateString() ? time : `${then.getDate()}.${then.getMonth() + 1}., ${time}`
}
