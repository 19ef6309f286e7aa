import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the keyboard focus in the ticket. When the focused button disappears, the foot of its ticket gets the focus, also if the ticket is now
 * in another column. The button in its place does not get the focus: a key that is still held would press it.
 */
export function useFocusInFoot(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current
    const id = element?.closest('article')?.id
    return () => {
      if (!element || document.activeElement !== element) return
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>(`#${id} .kf`)?.focus({ preventScroll: true })
      })
    }
  }, [button])
}
