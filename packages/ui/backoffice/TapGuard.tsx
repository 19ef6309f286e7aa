import { type MouseEvent, type ReactNode, useRef } from 'react'
import { DOUBLE_TAP_MS, useTapGuard } from '#ui/tap-guard.ts'

/**
 * Wraps a button that replaces the button that was just tapped, so that a double tap does not press both. The `key` of the `TapGuard` must
 * name the action of the new button. A tap counts from the time of the finger: a slow device reports it only later, perhaps when the button
 * is active again.
 */
export function TapGuard({ children }: { children: ReactNode }) {
  const shownAt = useRef(Infinity)
  const guard = useTapGuard(shownAt)
  const onClickCapture = (event: MouseEvent) => {
    // A key press is a click with `detail` 0. It is always intended.
    if (event.detail > 0 && event.timeStamp - shownAt.current < DOUBLE_TAP_MS) event.stopPropagation()
  }
  return (
    <div style={{ display: 'contents', ...guard }} onClickCapture={onClickCapture}>
      {children}
    </div>
  )
}
