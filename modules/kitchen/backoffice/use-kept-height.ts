import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref for the foot of a ticket. While `isKept` is true, the foot does not get lower than it was before, although its text and its
 * buttons change. Otherwise the ticket and its neighbours would change their size.
 */
export function useKeptHeight(isKept: boolean): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const element = foot.current
    if (!element) return
    if (!isKept) before.current = element.getBoundingClientRect().height
    element.style.minHeight = isKept ? `${before.current}px` : ''
  })
  return foot
}
