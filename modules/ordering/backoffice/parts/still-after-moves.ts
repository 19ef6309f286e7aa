import { useLayoutEffect, useRef } from 'react'

/** A finger that is on its way has arrived by then. */
const STILL_MS = 700

/** Has one of the cards that were shown another place now? New ones at the end move nothing. */
export const hasMoved = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id, index) => before.includes(id) && before[index] !== id)

/**
 * For the list that holds the cards. Cards that moved may lie under a finger that meant another one: for a moment the list has the attribute
 * `data-moved`, and its style lets no tap reach their buttons.
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
