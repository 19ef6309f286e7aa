import { type ReactNode, useEffect } from 'react'

/** Tells when the browser has taken over what stands in it. One child: a second one would change the ids of what the server drew. */
export function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
