import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first field once, when a page or step opens. Only for pages with one obvious first field. */
export function useStartFocus<T extends HTMLElement>(): RefObject<T | null> {
  const start = useRef<T>(null)
  useEffect(() => {
    start.current?.focus()
  }, [])
  return start
}
