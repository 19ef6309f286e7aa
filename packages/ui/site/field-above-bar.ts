import { type RefObject, useEffect } from 'react'

/**
 * Keeps the field that has the focus above the bar at the lower edge of the screen. It scrolls if the page moves below the field, for example
 * because errors have disappeared, or if the bar becomes higher. The style sheet gets the height of the bar as `--form-bar`, so that other
 * texts are scrolled above it as well (`scroll-padding-bottom`).
 */
export function useFieldAboveBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const keep = () => {
      style.setProperty('--form-bar', `${element.offsetHeight}px`)
      const field = document.activeElement
      if (getComputedStyle(element).position !== 'sticky' || !field?.matches('input, select, textarea')) return
      const { bottom, top } = field.getBoundingClientRect()
      const isCovered = bottom > element.getBoundingClientRect().top && top < innerHeight
      if (isCovered) field.scrollIntoView({ block: 'nearest' })
    }
    const watch = new ResizeObserver(keep)
    watch.observe(element)
    watch.observe(document.body)
    return () => {
      watch.disconnect()
      style.removeProperty('--form-bar')
    }
  }, [bar])
}
