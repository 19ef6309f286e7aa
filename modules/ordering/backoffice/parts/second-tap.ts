import { useStaff } from '#ui/backoffice/staff.tsx'
import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'
import { type MouseEvent, useRef } from 'react'

/** For this time after a tap on a button, a slower tap in the same place is held back from the undo button. In milliseconds. */
const SLOW_TAP_MS = 2000
/** Taps that are nearer to each other than this number of CSS pixels are in the same place. */
const SAME_PLACE_PX = 24

interface Place {
  clientX: number
  clientY: number
}

const isSamePlace = (a: Place, b: Place) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < SAME_PLACE_PX

/**
 * Remembers the place of the last tap for `SLOW_TAP_MS`. It forgets the place as soon as the pointer has moved away, because the next tap there is
 * then meant for what is there now.
 */
function usePlaceOfTap() {
  const place = useRef<Place>(undefined)
  const stop = useRef<() => void>(undefined)
  const forget = () => {
    stop.current?.()
    stop.current = undefined
    place.current = undefined
  }
  const remember = ({ clientX, clientY }: Place) => {
    forget()
    const moved = (event: PointerEvent) => {
      if (!isSamePlace(event, { clientX, clientY })) forget()
    }
    const timer = setTimeout(forget, SLOW_TAP_MS)
    document.addEventListener('pointermove', moved)
    place.current = { clientX, clientY }
    stop.current = () => {
      clearTimeout(timer)
      document.removeEventListener('pointermove', moved)
    }
  }
  return { remember, isThere: (tap: Place) => place.current !== undefined && isSamePlace(place.current, tap) }
}

/**
 * Returns the `onClickCapture` handler of an element whose content changes when one of its buttons is tapped. For `DOUBLE_TAP_MS` after a tap on a
 * button, no further tap in the element has an effect: the second tap of a double tap must not reach what is now in the button's place.
 * A key press is a click with `detail` 0 and always works. `buttons`: the CSS selector of the buttons. Meanwhile the element has the attribute
 * `data-tapped`, with which the styles let no tap through. `undo`: the CSS selector of a button that appears in the place of the tapped one. A tap
 * in the same place has no effect on it for `SLOW_TAP_MS`, unless the pointer has moved away in between.
 */
export function useNoSecondTap(buttons: string, undo?: string) {
  const { clock } = useStaff()
  const place = usePlaceOfTap()
  const last = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0) return
    const element = event.currentTarget
    const now = clock.now()
    const since = last.current === undefined ? DOUBLE_TAP_MS : now - last.current
    // The estimate of the server's time can be corrected to an earlier time. A tap before the last one counts as a first tap.
    const isUndo = undo !== undefined && event.target instanceof Element && event.target.closest(undo) !== null
    if ((since >= 0 && since < DOUBLE_TAP_MS) || (isUndo && place.isThere(event))) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.target instanceof Element && event.target.closest(buttons)) {
      last.current = now
      if (!isUndo) place.remember(event)
      clearTimeout(timer.current)
      element.dataset['tapped'] = ''
      timer.current = setTimeout(() => delete element.dataset['tapped'], DOUBLE_TAP_MS)
    }
  }
}
