import { useCallback, useState } from 'react'
import { type Grown, nextSize, noneGrown, type Size } from './wall-places.ts'

export interface GrownTickets {
  sizes: Grown
  /** Called when lines of a ticket of this size are hidden, also in the smallest font. */
  grow(id: string, from: Size): void
}

/** Stores which tickets of the wall screen need more room than estimated. The size stays until the page is loaded again. */
export function useGrownTickets(): GrownTickets {
  const [sizes, setSizes] = useState(noneGrown)
  const grow = useCallback((id: string, from: Size) => {
    const next = nextSize(from)
    setSizes((before) => ((before.get(id) ?? 1) >= next ? before : new Map(before).set(id, next)))
  }, [])
  return { sizes, grow }
}
