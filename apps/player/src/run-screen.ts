import { showNotSecure } from '#modules/signage/player/not-secure.ts'
import { cacheFiles } from '#modules/signage/player/files.ts'
import { playScreen } from '#modules/signage/player/play-screen.ts'
import { playerServer } from '#modules/signage/player/server.ts'
import { openStore } from '#modules/signage/player/store.ts'

const locale = (): 'de' | 'en' => (navigator.language.startsWith('en') ? 'en' : 'de')

/**
 * Tells the service worker the paths of the files that the page has loaded. Files that were loaded before the service worker was active are
 * not in its cache yet.
 */
async function keepLoaded(): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage(loaded, [])
}

/** Starts the player with the storage, clock and network of the browser. */
export async function runScreen(root: HTMLElement): Promise<void> {
  if (!window.isSecureContext || !('caches' in window)) return showNotSecure(root, locale())
  await navigator.serviceWorker?.register('/player/sw.js', { scope: '/player/' }).catch(() => undefined)
  void keepLoaded()
  const isPersistent = await navigator.storage?.persist?.().catch(() => false)
  await playScreen(root, {
    store: await openStore(indexedDB),
    files: cacheFiles(caches),
    server: playerServer((...call) => fetch(...call)),
    stream: (path) => new EventSource(path),
    locale: locale(),
    build: import.meta.env['SERVUS_VERSION'] as string,
    storage: async () => {
      const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {}
      return { used: usage, quota, isPersistent: isPersistent ?? false }
    },
    keepAwake: () => void navigator.wakeLock?.request('screen').catch(() => undefined),
    window,
  })
}
