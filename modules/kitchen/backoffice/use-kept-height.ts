import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref for a part of a ticket. While `isKept` is true, the part does not get lower than it was before, although its text and its
 * buttons change. Otherwise the ticket and its neighbours would change their size.
 */
export function useKeptHeight<E extends HTMLElement>(isKept: boolean): RefObject<E | null> {
  const part = useRef<E>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    if (!isKept) before.current = element.getBoundingClientRect().height
    element.style.minHeight = isKept ? `${before.current}px` : ''
  })
  return part
}
