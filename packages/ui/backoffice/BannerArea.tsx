import { type ReactNode, useEffect, useRef } from 'react'
import { DOUBLE_TAP_MS } from '../tap-guard.ts'

/**
 * What counts as use of the page. Native scrolling by finger sends no 'pointermove', but 'touchmove'. A key press does not count: there is
 * no finger on the page, and somebody who types for minutes would have an empty band above the form for minutes.
 */
const uses = ['pointerdown', 'pointermove', 'touchmove', 'wheel'] as const

/** Gives the area the height of its lines. Returns whether this has moved what is below it. */
function fit(area: HTMLElement | null, lines: HTMLElement | null): boolean {
  if (!area || !lines) return false
  const [before, after] = [area.style.height, `${lines.offsetHeight}px`]
  area.style.height = after
  return before !== '' && before !== after
}

/** Whether the area has a height of its own. Before that, it is as high as its lines. */
const isFitted = (area: HTMLElement | null): boolean => Boolean(area?.style.height)

/**
 * The area of the lines below the top bar. Nothing under a finger may move when a line appears or disappears. So the area changes its height
 * only when no finger and no pointer has used the page for `DOUBLE_TAP_MS`. Until then, a new line lies over the content, and a line that has
 * gone leaves its place empty. When another screen opens, everything under the finger changes anyway, so the height changes at once. After a
 * change, taps of a finger outside of the area are ignored for the same time, because they were probably meant for what stood there before.
 * `screen`: the route of the shown screen. It stays the same when a drawer opens over the screen.
 */
export function BannerArea({ screen, children }: { screen: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The first height comes from the observer. It reports after the browser has calculated the positions of the whole page. Reading the
    // height here would make the browser calculate them twice.
    if (isFitted(area.current)) fit(area.current, lines.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is what makes the height change at once
  }, [screen])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let movedAt = -Infinity
    const settle = () => {
      if (timer !== undefined && isFitted(area.current)) return
      if (fit(area.current, lines.current)) movedAt = performance.now()
    }
    const guard = (event: MouseEvent) => {
      const isBelow = event.target instanceof Node && !area.current?.contains(event.target)
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!isBelow || !isTouch || performance.now() - movedAt >= DOUBLE_TAP_MS) return
      event.preventDefault()
      event.stopPropagation()
    }
    const use = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        settle()
      }, DOUBLE_TAP_MS)
    }
    const observer = new ResizeObserver(settle)
    if (lines.current) observer.observe(lines.current)
    window.addEventListener('click', guard, true)
    for (const type of uses) window.addEventListener(type, use, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('click', guard, true)
      for (const type of uses) window.removeEventListener(type, use, { capture: true })
    }
  }, [])
  return (
    <div className="banners" ref={area}>
      <div ref={lines}>{children}</div>
    </div>
  )
}
