import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus where a page or step begins, once. Only for pages with one obvious first field. */
export function useStartFocus<T extends HTMLElement>(): RefObject<T | null> {
  const start = useRef<T>(null)
  useEffect(() => {
    start.current?.focus()
  }, [])
  return start
}
