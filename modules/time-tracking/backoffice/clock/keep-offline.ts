import { useEffect } from 'react'

const WORKER = '/api/time-clock/worker.js'

/** Stores the page below `scope` on the device, so that the page opens without network. Browsers allow this on https pages only. */
export function useKeptOffline(scope: '/backend/zeit/' | '/backend/kiosk-zeit'): void {
  useEffect(() => {
    // If the page cannot be stored, the clock still works as long as the page is open.
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
