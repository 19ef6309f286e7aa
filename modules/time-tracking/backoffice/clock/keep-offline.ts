import { useEffect } from 'react'

const WORKER = '/api/time-clock/worker.js'

/** Lets the browser store the pages below `scope`, so that they open without a network. Browsers do this only on https pages and on localhost. */
export function useKeptOffline(scope: '/backend/zeit/' | '/backend/kiosk-zeit'): void {
  useEffect(() => {
    // If storing fails, the clock still works as long as the page stays open, but cannot be opened without a network.
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
