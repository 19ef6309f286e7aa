import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Calls `close` when Escape is pressed while the dialog is the topmost one: later dialogs stand later in the page. Mantine's own
 * `closeOnEscape` closes the dialog that listened first, which may be the one behind.
 */
export function useEscape(dialog: RefObject<HTMLElement | null>, close: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    // Fields that use Escape themselves say so.
    const isUsed = event.target instanceof HTMLElement && event.target.dataset['mantineStopPropagation'] === 'true'
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (!isUsed && dialog.current !== null && top === dialog.current) close()
  })
}
