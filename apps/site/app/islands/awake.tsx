import { type ReactNode, useEffect } from 'react'

/**
 * Calls `tell` when the browser has hydrated `children`. Pass only one child: a second one would change the ids that React generated on the server.
 */
export function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
