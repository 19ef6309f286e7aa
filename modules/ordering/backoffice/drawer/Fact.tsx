import type { ReactNode } from 'react'

/** A label with a value. Nothing is shown if the value is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  )
}
