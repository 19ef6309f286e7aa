import { useStaff } from '#ui/backoffice/staff.tsx'
import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'
import { type MouseEvent, useRef } from 'react'

/**
 * Returns the `onClickCapture` handler of an element whose content changes when one of its buttons is tapped. For `DOUBLE_TAP_MS` after a tap on a
 * button, no further tap in the element has an effect: the second tap of a double tap must not reach what is now in the button's place.
 * A key press is a click with `detail` 0 and always works. `buttons`: the CSS selector of the buttons. Meanwhile the element has the attribute
 * `data-tapped`, with which the styles let no tap through.
 */
export function useNoSecondTap(buttons: string) {
  const { clock } = useStaff()
  const last = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0) return
    const element = event.currentTarget
    const now = clock.now()
    const since = last.current === undefined ? DOUBLE_TAP_MS : now - last.current
    // The estimate of the server's time can be corrected to an earlier time. A tap before the last one counts as a first tap.
    if (since >= 0 && since < DOUBLE_TAP_MS) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.target instanceof Element && event.target.closest(buttons)) {
      last.current = now
      clearTimeout(timer.current)
      element.dataset['tapped'] = ''
      timer.current = setTimeout(() => delete element.dataset['tapped'], DOUBLE_TAP_MS)
    }
  }
}
