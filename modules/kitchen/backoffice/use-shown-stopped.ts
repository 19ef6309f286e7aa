import { useEffect, useRef } from 'react'

/**
 * Returns a function that tells for how many milliseconds this screen has shown that an order was cancelled. 0: it has not shown that yet. The
 * clock of the device is compared with itself, so a wrong clock does no harm.
 */
export function useShownStopped(stopped: readonly { readonly id: string }[]): (id: string) => number {
  const since = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { id } of stopped) if (!since.current.has(id)) since.current.set(id, Date.now())
  }, [stopped])
  return (id) => Date.now() - (since.current.get(id) ?? Date.now())
}
