import { type CSSProperties, useEffect, useState } from 'react'

/** Milliseconds within which a second tap, or a second click of a mouse, counts as a double tap. */
export const DOUBLE_TAP_MS = 700

/**
 * Style for the buttons of a confirmation that has just appeared. These buttons may be below the finger that opened the confirmation. For
 * `DOUBLE_TAP_MS` they ignore taps, so that the second tap of a double tap presses none of them. Keys are not blocked, because a key press is
 * always intended. Use this hook in a component that is mounted together with the confirmation.
 */
export function useTapGuard(): CSSProperties | undefined {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpen ? undefined : { pointerEvents: 'none' }
}
