import { followFrame } from '#ui/site/framed.ts'
import { listenForInstall } from '#ui/site/install/install-offer.ts'
import { loadListed, painted } from './islands/after-paint.ts'
import { askEarly } from './islands/early-consent.ts'
import { keepEarlyInput } from './islands/early-input.ts'
import { enhance } from './islands/enhance.ts'
import { fillLatePlaces } from './islands/fill-late.ts'
import { runAfter } from './islands/run-after.ts'
import { watchPictures } from './islands/picture-states.ts'
import { untilLoaded } from './islands/until-loaded.ts'
import { registerWritten } from './islands/written-styles.ts'
import { modules } from './modules.ts'

registerWritten(document)
followFrame(window)
if (window.parent === window) askEarly(document)
enhance(document, modules)
const [navigation] = performance.getEntriesByType('navigation')
const early = keepEarlyInput(
  document,
  navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate',
)
listenForInstall(window)
watchPictures(document)

/** Task pages (checkout, status) are hydrated by the router. On content pages only the interactive parts are hydrated. */
function partsOf(page: Document): Promise<{ wake: (hydrated: (part: Element) => void) => Promise<void> }> {
  if (page.documentElement.dataset['page'] === 'task') return import('./hydrate-router.tsx')
  return import('./islands/wake-islands.tsx')
}

async function start(): Promise<void> {
  if (document.documentElement.dataset['page'] !== 'task') {
    await painted(window)
    loadListed(document)
  }
  if (!('Temporal' in globalThis)) await untilLoaded(() => import('temporal-polyfill/global'))
  const { wake } = await untilLoaded(() => partsOf(document))
  await wake(early.repeat)
  early.stop()
  // The page also works if this code cannot be loaded.
  await import('./islands/settle.ts').then(({ settle: act }) => act(window)).catch(() => undefined)
  // The elements with `data-late` are filled last, because the router may still be hydrating them before that.
  await fillLatePlaces(document, modules)
  await runAfter(window, modules)
}
void start()
