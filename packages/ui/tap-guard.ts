import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

/** Milliseconds within which a second tap, or a second click of a mouse, counts as a double tap. */
export const DOUBLE_TAP_MS = 700

/**
 * Style for the buttons of a confirmation that has just appeared. These buttons may be below the finger that opened the confirmation. For
 * `DOUBLE_TAP_MS` they ignore taps, so that the second tap of a double tap presses none of them. Keys are not blocked, because a key press is
 * always intended. Use this hook in a component that is mounted together with the confirmation. The time counts from the first painted frame,
 * which may be late on a slow device. `shownAt` gets the time of this frame.
 */
export function useTapGuard(shownAt?: RefObject<number>): CSSProperties | undefined {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      if (shownAt) shownAt.current = performance.now()
      timer = setTimeout(() => setOpen(true), DOUBLE_TAP_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shownAt])
  return isOpen ? undefined : { pointerEvents: 'none' }
}
