import { useEffect, useEffectEvent } from 'react'

/** Anything that Escape closes first: dialogs, the drawer, menus, lists of choices and the question on a card. */
const LAYERS = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'

/**
 * Ends the selection of several orders when the user presses Escape and no layer is open above the board or the history. One key press must not close a
 * layer and also end the selection. Therefore this listener runs before the listener of the layer: it looks for open layers before the key
 * press closes one.
 */
export function useLeaveSelection(isSelecting: boolean, leave: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !document.querySelector(LAYERS)) leave()
  })
  useEffect(() => {
    if (!isSelecting) return undefined
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isSelecting])
}
