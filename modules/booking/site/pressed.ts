import type { PointerEvent as ReactPointerEvent } from 'react'

/** The pointer may move by this many pixels between press and release. If it moves more, the click must be on the pressed entry itself. */
const NEAR_PX = 10

/**
 * The handler for the press of an entry in a list that may change while the entry is pressed. `choose` is called at the release, with the
 * pressed entry. If newer entries have moved it meanwhile, the browser reports the click at another element, and the tap would be lost. That
 * other element gets no click.
 */
export const pressed =
  (choose: () => void) =>
  (event: ReactPointerEvent<HTMLElement>): void => {
    // Otherwise the press would take the focus from the field, and the list would close before the click arrives.
    event.preventDefault()
    const { clientX, clientY, currentTarget } = event
    const release = (click: MouseEvent) => {
      stop()
      // The handler of the entry gets this click.
      if (click.target instanceof Node && currentTarget.contains(click.target)) return
      if (Math.hypot(click.clientX - clientX, click.clientY - clientY) > NEAR_PX) return
      click.preventDefault()
      click.stopPropagation()
      choose()
    }
    const stop = () => {
      removeEventListener('click', release, { capture: true })
      for (const type of ['pointerdown', 'pointercancel']) removeEventListener(type, stop, { capture: true })
    }
    addEventListener('click', release, { capture: true })
    for (const type of ['pointerdown', 'pointercancel']) addEventListener(type, stop, { capture: true })
  }
