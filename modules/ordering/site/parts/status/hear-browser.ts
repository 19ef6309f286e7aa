import type { followOrder } from './follow-order.ts'

/**
 * Calls the functions of `followOrder` when the device goes offline or online, and when the page becomes visible. Returns a function that
 * stops this.
 */
export function hearBrowser({
  offline,
  online,
  shown,
}: Pick<ReturnType<typeof followOrder>, 'offline' | 'online' | 'shown'>) {
  const look = () => {
    if (document.visibilityState === 'visible') shown()
  }
  addEventListener('offline', offline)
  addEventListener('online', online)
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('offline', offline)
    removeEventListener('online', online)
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
