import type { ReactNode } from 'react'

/** A named fact; nothing is shown when its value is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  )
}
