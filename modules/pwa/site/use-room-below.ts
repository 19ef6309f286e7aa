import { type RefObject, useLayoutEffect } from 'react'

/** The free space in pixels above and below a notice at the lower edge of the window (`pwa.css`). */
const GAP = 12

/**
 * Adds space at the end of the page, as high as the element at the lower edge of the window. Then visitors can scroll until the element no
 * longer covers the footer. The footer reads the space from the CSS variable `--app-room`. A hidden element needs no space.
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
