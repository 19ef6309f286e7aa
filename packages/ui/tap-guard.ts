import { type CSSProperties, useEffect, useState } from 'react'

/** The second tap of a double tap comes within this time; so does the second click of a mouse. */
const DOUBLE_TAP_MS = 500

/**
 * Style of the answers to a question that has just appeared, perhaps under the finger that asked it: for a moment no tap reaches them, so that the
 * second tap of a double tap answers nothing. Keys are not held back: a press is one answer. For a component that is mounted with its
 * question.
 */
export function useTapGuard(): CSSProperties | undefined {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpen ? undefined : { pointerEvents: 'none' }
}
