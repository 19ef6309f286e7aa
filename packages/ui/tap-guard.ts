import { type CSSProperties, useEffect, useState } from 'react'

/** The second tap of a double tap comes within this time, as does the second click of a mouse. */
const DOUBLE_TAP_MS = 500

/**
 * Style for the buttons of a question that has just appeared, perhaps under the finger that opened it. For a moment no tap reaches them,
 * so that the second tap of a double tap presses nothing. Keys are not blocked: a key press is a single answer. For a component that is
 * mounted with its question.
 */
export function useTapGuard(): CSSProperties | undefined {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpen ? undefined : { pointerEvents: 'none' }
}
