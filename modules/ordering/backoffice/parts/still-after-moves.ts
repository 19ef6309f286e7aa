import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'
import { useLayoutEffect, useRef } from 'react'

/** Sets the attribute `data-moved` for `DOUBLE_TAP_MS`. Returns a function that stops the timer. */
function markMoved(element: HTMLElement): () => void {
  element.dataset['moved'] = ''
  const timer = setTimeout(() => delete element.dataset['moved'], DOUBLE_TAP_MS)
  return () => clearTimeout(timer)
}

/** The element that has just appeared has the attribute `data-moved` for a moment: a second tap was not meant for its buttons. */
export function useStillAtFirst(element: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (element.current ? markMoved(element.current) : undefined), [element])
}

/** Whether a card that was shown before is at another position now. New cards at the end of the list do not count. */
export const hasMoved = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id, index) => before.includes(id) && before[index] !== id)

const noneUndoable: readonly string[] = []

/**
 * Returns the ref for the element that contains the cards. After cards have moved, a tap may hit a card that the user did not mean. Therefore
 * the element gets the attribute `data-moved` for a moment, and the style sheet disables the links and buttons of its cards. The same happens
 * when another page of cards is shown, and when the undo button disappears from a card. `undoable`: the ids of the cards that have this button.
 */
export function useStillAfterMoves(shown: readonly string[], page = 0, undoable: readonly string[] = noneUndoable) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef({ shown, page, undoable })
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const element = list.current
    const before = last.current
    const hasLost = before.undoable.some((id) => !undoable.includes(id))
    if (element && (hasLost || before.page !== page || hasMoved(before.shown, shown))) {
      stop.current?.()
      stop.current = markMoved(element)
    }
    last.current = { shown, page, undoable }
  })
  return list
}
