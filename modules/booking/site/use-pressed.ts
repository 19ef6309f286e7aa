import { type MouseEvent as ReactMouseEvent, type PointerEvent as ReactPointerEvent, useRef } from 'react'

/** The pointer may move by so many pixels between press and release. If it moves more, the visitor has changed their mind. */
const NEAR_PX = 10

interface PressHandlers {
  onPointerDown: (event: ReactPointerEvent) => void
  onClick: (event: ReactMouseEvent) => void
}

/**
 * Returns the handlers of an entry in a list that may change while it is pressed. The pressed entry is chosen. If newer entries have moved it
 * before the release, the browser reports the click at another element, and without these handlers the tap would be lost.
 */
export function usePressed<T>(choose: (entry: T) => void): (entry: T) => PressHandlers {
  const answered = useRef<Event>(undefined)
  return (entry) => ({
    onPointerDown(event) {
      // Otherwise the press would take the focus from the field, and the list would close before the click arrives.
      event.preventDefault()
      const { clientX, clientY } = event
      const release = (click: MouseEvent) => {
        stop()
        if (Math.hypot(click.clientX - clientX, click.clientY - clientY) > NEAR_PX) return
        answered.current = click
        choose(entry)
      }
      const stop = () => {
        removeEventListener('click', release, { capture: true })
        for (const type of ['pointerdown', 'pointercancel']) removeEventListener(type, stop, { capture: true })
      }
      addEventListener('click', release, { capture: true })
      for (const type of ['pointerdown', 'pointercancel']) addEventListener(type, stop, { capture: true })
    },
    // A screen reader clicks without a press.
    onClick({ nativeEvent }) {
      if (nativeEvent !== answered.current) choose(entry)
    },
  })
}
