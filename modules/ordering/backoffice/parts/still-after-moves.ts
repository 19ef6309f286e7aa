import { useLayoutEffect, useRef } from 'react'

/** After cards have moved, taps on cards are ignored for this number of milliseconds. */
const STILL_MS = 700

/** Whether a card that was shown before is at another position now. New cards at the end of the list do not count. */
export const hasMoved = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id, index) => before.includes(id) && before[index] !== id)

/**
 * Returns the ref for the element that contains the cards. After cards have moved, a tap may hit a card that the user did not mean. Therefore
 * the element gets the attribute `data-moved` for a moment, and the style sheet disables the links and buttons of its cards.
 */
export function useStillAfterMoves(shown: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const element = list.current
    if (element && hasMoved(last.current, shown)) {
      element.dataset['moved'] = ''
      clearTimeout(timer.current)
      timer.current = setTimeout(() => delete element.dataset['moved'], STILL_MS)
    }
    last.current = shown
  })
  return list
}
