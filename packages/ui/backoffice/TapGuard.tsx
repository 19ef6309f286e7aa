import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'

/**
 * Wraps a button that replaces the button that was just tapped, so that a double tap does not press both. The `key` of the `TapGuard` must
 * name the action of the new button. A tap counts from the time of the finger: a slow device reports it only later, perhaps when the button
 * is active again.
 */
export function TapGuard({ children }: { children: ReactNode }) {
  const shownAt = useRef(Infinity)
  const [isActive, setActive] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The button is visible only when the frame is painted, which takes its time on a slow device.
    const frame = requestAnimationFrame(() => {
      shownAt.current = performance.now()
      timer = setTimeout(() => setActive(true), DOUBLE_TAP_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  const onClickCapture = (event: MouseEvent) => {
    // A key press is a click with `detail` 0. It is always intended.
    if (event.detail > 0 && event.timeStamp - shownAt.current < DOUBLE_TAP_MS) event.stopPropagation()
  }
  return (
    <div style={{ display: 'contents', pointerEvents: isActive ? undefined : 'none' }} onClickCapture={onClickCapture}>
      {children}
    </div>
  )
}
