import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hearEscapeFirst } from './escape-first.ts'

/**
 * Calls `close` when Escape is pressed while this dialog is the topmost one: later dialogs stand later in the page. Mantine's own
 * `closeOnEscape` closes the dialog that listened first, which may be the one behind.
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
      // Fields that use Escape themselves say so.
      if (pressed?.dataset['mantineStopPropagation'] === 'true') return
      const own = dialog.current
      const top = [...document.querySelectorAll('[role="dialog"]')].at(-1)
      const asked = pressed?.closest('[role="dialog"]') ?? own
      if (own !== null && top === own && asked === own) latest.current()
    }
    // Registered once and before later dialogs, so that this listener sees them before the same key closes them.
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [dialog])
}

/**
 * For a layer that may be opened over a dialog, as the palette with Strg K: Escape closes it alone, and what was typed in the dialog below
 * stays. `close` is undefined while no such layer is open. Belongs into the frame of the page, which is there before any dialog.
 */
export function useEscapeFirst(close: (() => void) | undefined): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => hearEscapeFirst(window, () => latest.current), [])
}
