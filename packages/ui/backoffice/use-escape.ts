import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Calls `close` when Escape is pressed in this dialog, or in none while this one is the topmost: later dialogs stand later in the page.
 * Mantine's own `closeOnEscape` closes the dialog that listened first, which may be the one behind.
 */
export function useEscape(dialog: RefObject<HTMLElement | null>, close: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    const pressed = event.target instanceof HTMLElement ? event.target : undefined
    // Fields that use Escape themselves say so.
    if (pressed?.dataset['mantineStopPropagation'] === 'true') return
    // A dialog that this key has just closed may have left the page already; where the key was pressed is still known.
    const asked = pressed?.closest('[role="dialog"]') ?? [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (dialog.current !== null && asked === dialog.current) close()
  })
}
