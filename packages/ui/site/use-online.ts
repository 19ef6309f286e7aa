import { useEffect, useRef, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  // While a page is in the back/forward cache, it does not get the events `online` and `offline`. So the state is read when the browser
  // restores the page.
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
    removeEventListener('pageshow', listener)
  }
}

/** False while the browser reports that it has no connection. Without a connection nothing can be ordered. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Calls `act` when the connection is back, to repeat what has failed without a connection. */
export function useBackOnline(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const back = () => latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
