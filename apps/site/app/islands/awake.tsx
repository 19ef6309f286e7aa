import { type ReactNode, useEffect } from 'react'

/**
 * Calls `tell` when the browser has hydrated its children. It takes one child: a second one would change the ids that the server rendered.
 */
export function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
