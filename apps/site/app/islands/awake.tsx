import { type ReactNode, useEffect } from 'react'
import { useIsHydrated } from '#ui/site/tab-store.ts'

/**
 * Calls `tell` once, when the browser has hydrated `children` and they show what the browser has stored (tab-store.ts). Stored values are
 * shown in the render after the hydration. Before that, a button would act on an empty form.
 * Pass only one child: a second one would change the ids that React generated on the server.
 */
export function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) tell()
  }, [isHydrated, tell])
  return children
}
