import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'

/** After the last sign that somebody uses a column, its cards keep their sequence for this number of milliseconds. */
const HELD_MS = 5000

/**
 * Returns whether somebody uses the cards of a column now (`isHeld`), and the event handlers for the element that contains the cards. A
 * touch, a scroll and a movement of the mouse over the cards count as use. It ends 5 s after the last of them, or when the mouse leaves the
 * cards. It also ends while the mouse stays over the cards without moving: a new order must not be hidden for long.
 */
export function useHeld() {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const calls = useMemo(() => {
    const release = () => {
      clearTimeout(timer.current)
      setHeld(false)
    }
    const hold = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(release, HELD_MS)
      setHeld(true)
    }
    return {
      release,
      handlers: {
        onPointerEnter: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') hold()
        },
        onPointerMove: hold,
        onPointerDown: hold,
        onScroll: hold,
        // When a finger is lifted, the browser also says that the pointer left. The next tap may follow at once, so this ends nothing.
        onPointerLeave: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') release()
        },
      },
    }
  }, [])
  return { isHeld, ...calls }
}
