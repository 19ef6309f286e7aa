import { useEffect, useRef } from 'react'

/**
 * Returns a function that takes the id of a cancelled order. The function returns for how many milliseconds this screen has shown that the
 * order was cancelled; 0 if the screen has not shown it yet. A wrong clock of the device does no harm, because only two times of this clock
 * are compared.
 */
export function useShownStopped(stopped: readonly { readonly id: string }[]): (id: string) => number {
  const since = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { id } of stopped) if (!since.current.has(id)) since.current.set(id, Date.now())
  }, [stopped])
  return (id) => Date.now() - (since.current.get(id) ?? Date.now())
}
