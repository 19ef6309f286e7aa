import { useEffect } from 'react'

const WORKER = '/api/time-clock/worker.js'

/** Stores the page below `scope` on the device, so that it opens without network. Browsers do this on https pages only. */
export function useKeptOffline(scope: '/backend/zeit/' | '/backend/kiosk-zeit'): void {
  useEffect(() => {
    // If this fails, the clock still works while the page is open.
    void keep(scope).catch(() => undefined)
  }, [scope])
}

async function keep(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (!worker) return
  if (worker.state !== 'activated')
    await new Promise<void>((done) => {
      worker.addEventListener('statechange', () => (worker.state === 'activated' ? done() : undefined))
    })
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  worker.postMessage({ keep: names.filter((name) => name.includes('/backend/assets/')) }, [])
}
