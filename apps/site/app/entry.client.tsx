import { listenForInstall } from '#ui/site/install/install-offer.ts'
import { keepEarlyTap } from './islands/early-tap.ts'
import { enhance } from './islands/enhance.ts'
import { followOpening } from './islands/follow-opening.ts'
import { followNetwork } from './islands/follow-network.ts'
import { fillLatePlaces } from './islands/fill-late.ts'
import { offerInstall } from './islands/offer-install.ts'
import { watchPictures } from './islands/picture-states.ts'
import { modules } from './modules.ts'

enhance(document, modules)
const takeUpEarlyTap = keepEarlyTap(document)
listenForInstall(window)
offerInstall(document)
watchPictures(document)
followOpening(document)
followNetwork(window)

/** Task pages (checkout, status) are hydrated by the router. On content pages only the interactive parts are hydrated. */
function partsOf(page: Document): Promise<{ wake: () => Promise<void> }> {
  if (page.documentElement.dataset['page'] === 'task') return import('./hydrate-router.tsx')
  return import('./islands/wake-islands.tsx')
}

async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { wake } = await partsOf(document)
  await wake()
  takeUpEarlyTap()
  // Only now: it fills elements of the page that the router may still be hydrating.
  await fillLatePlaces(document, modules)
}
void start()
