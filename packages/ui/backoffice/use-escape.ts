import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hearEscapeFirst } from './escape-first.ts'

/**
 * Calls `close` when Escape is pressed while this dialog is on top, that is, the last dialog in the page. Mantine's own `closeOnEscape`
 * closes the dialog that listened first, which may be covered by another dialog.
 */
export function useEscape(dialog: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const pressed = event.target instanceof HTMLElement ? event.target : undefined
      // Fields that use Escape themselves have this attribute.
      if (pressed?.dataset['mantineStopPropagation'] === 'true') return
      const own = dialog.current
      const top = [...document.querySelectorAll('[role="dialog"]')].at(-1)
      const asked = pressed?.closest('[role="dialog"]') ?? own
      if (own !== null && top === own && asked === own) latest.current()
    }
    // Registered once, so that this listener runs before the listeners of dialogs that open later. Otherwise one key press would close
    // two dialogs: first the later dialog, and then this dialog, because it would be on top then.
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [dialog])
}

/**
 * For a layer that can be opened above a dialog, such as the palette with Ctrl K. Escape closes only this layer, so that nothing typed in
 * the dialog is lost. `close` is undefined while no such layer is open. Use this hook in the shell, which is mounted before any dialog.
 */
export function useEscapeFirst(close: (() => void) | undefined): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => hearEscapeFirst(window, () => latest.current), [])
}
