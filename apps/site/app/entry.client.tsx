import { listenForInstall } from '#ui/site/install/install-offer.ts'
import { enhance } from './islands/enhance.ts'
import { followOpening } from './islands/follow-opening.ts'
import { offerInstall } from './islands/offer-install.ts'

enhance(document)
listenForInstall(window)
offerInstall(document)
followOpening(document)

/** Task pages (checkout, status) are the router's; content pages only wake their interactive parts. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  if (document.documentElement.dataset['page'] === 'task') await import('./hydrate-router.tsx')
  // A storefront needs nothing of booking and maps, nor they of it.
  else if (document.querySelector('[data-island="store"]')) await import('./islands/hydrate-store.tsx')
  else await import('./islands/hydrate.tsx')
}
void start()
