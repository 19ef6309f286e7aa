import { useLayoutEffect, useRef } from 'react'

/** Milliseconds for which taps are ignored after cards have moved. */
const STILL_MS = 700

/** Whether a card that was shown before has another position now. New cards at the end move no card. */
export const hasMoved = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id, index) => before.includes(id) && before[index] !== id)

/**
 * For the list that contains the cards. After cards have moved, a tap may hit another card than the user meant. For a moment the list then
 * has the attribute `data-moved`, and the style sheet disables the buttons of the cards.
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
