import { type RefObject, useLayoutEffect } from 'react'

/** The gap in pixels between a notice and the edge of the window, on both of its sides (`pwa.css`). */
const GAP = 12

/**
 * Gives the end of the page as much additional room as the element at the lower edge covers, so that the whole footer can be scrolled free of it.
 * The footer reads the CSS variable `--app-room`. A hidden element needs no room.
 */
export function useRoomBelow(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = card.current
    if (!element) return
    const measure = () => {
      const { height } = element.getBoundingClientRect()
      if (height > 0) style.setProperty('--app-room', `${Math.ceil(height) + 2 * GAP}px`)
      else style.removeProperty('--app-room')
    }
    measure()
    const seen = new ResizeObserver(measure)
    seen.observe(element)
    return () => {
      seen.disconnect()
      style.removeProperty('--app-room')
    }
  }, [card])
}
