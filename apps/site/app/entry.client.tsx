import { listenForInstall } from '#ui/site/install/install-offer.ts'
import { keepEarlyTap } from './islands/early-tap.ts'
import { enhance } from './islands/enhance.ts'
import { followOpening } from './islands/follow-opening.ts'
import { wakeFooterMap } from './islands/footer-map.ts'
import { offerInstall } from './islands/offer-install.ts'
import { watchPictures } from './islands/picture-states.ts'

enhance(document)
const takeUpEarlyTap = keepEarlyTap(document)
listenForInstall(window)
offerInstall(document)
watchPictures(document)
followOpening(document)

/** Task pages (checkout, status) are the router's; content pages only wake their interactive parts. */
function partsOf(page: Document): Promise<{ wake: () => Promise<void> }> {
  if (page.documentElement.dataset['page'] === 'task') return import('./hydrate-router.tsx')
  // A storefront needs nothing of booking and maps, nor they of it.
  return page.querySelector('[data-island="store"]')
    ? import('./islands/hydrate-store.tsx')
    : import('./islands/hydrate.tsx')
}

async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { wake } = await partsOf(document)
  await wake()
  takeUpEarlyTap()
  // Not before: it fills a place in what the router may just be taking over.
  wakeFooterMap(document)
  const toolbar = document.getElementById('toolbar')
  // Offline, or taken off the server by an upgrade: the page does without it.
  if (toolbar)
    import('./islands/toolbar-root.tsx').then(({ showToolbar }) => showToolbar(toolbar)).catch(() => undefined)
}
void start()
