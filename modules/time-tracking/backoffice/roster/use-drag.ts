import { useEffect, useRef, useState } from 'react'
import { aimOf, type Cell, cellAt, dayOf } from './aim.ts'

const MOVED = 6

interface Held {
  id: string
  shift: HTMLElement
  /**
   * `from`: position of the pointer at the start. `at`: its position now, and whether a drop would add a copy of the shift instead of
   * moving the shift.
   */
  from: { x: number; y: number }
  at: { x: number; y: number; isCopy: boolean }
  /** The picture of the shift that follows the pointer. Undefined as long as the pointer has not moved far enough. */
  picture: HTMLElement | undefined
  /** Aborted at the end of the drag, which removes the listeners from the document. */
  listening: AbortController
  /**
   * The cell, its position and the kind of drop (move or copy) as one text, as last passed to `aim`. If the text stays the same, `aim` is
   * not updated.
   */
  said: string
}

/**
 * Lets a person drag a shift to another cell with mouse, pen or finger. A cell is an element with `data-user` and `data-date`. With the
 * Alt key a copy is dropped. A short press opens the shift; Escape ends the drag without a drop. `find` computes what a drop in a cell
 * would do. It is called only if the cell, its position or the kind of drop has changed. The picture of the shift moves in a layer above
 * the table. So the browser does not have to draw the table again.
 */
export function useDrag<Found>(does: {
  find: (id: string, to: Cell, isCopy: boolean) => Found
  drop: (id: string, to: Cell, isCopy: boolean) => void
  open: (id: string) => void
}) {
  const [aim] = useState(() => aimOf<Found>())
  const layer = useRef<HTMLDivElement>(null)
  const current = useRef<Held>(undefined)

  const aimAt = (held: Held): void => {
    const { x, y, isCopy } = held.at
    const cell = cellAt(x, y)
    const day = dayOf(cell)
    const place = cell?.getBoundingClientRect()
    const said = day && place ? [day.user, day.date, isCopy, place.left, place.top].join(' ') : ''
    if (said === held.said) return
    held.said = said
    aim.put(day && place && { place, found: does.find(held.id, day, isCopy) })
  }
  const onScroll = (): void => {
    if (current.current?.picture) aimAt(current.current)
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end()
  }
  const lift = ({ shift, listening: { signal } }: Held): HTMLElement => {
    const { left, top, width, height } = shift.getBoundingClientRect()
    const picture = shift.cloneNode(true)
    if (!(picture instanceof HTMLElement)) throw new TypeError('A shift is an element')
    Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    picture.classList.add('held')
    layer.current?.append(picture)
    shift.classList.add('lifted')
    document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
    document.addEventListener('keydown', onKey, { signal })
    return picture
  }
  const end = (): Held | undefined => {
    const held = current.current
    current.current = undefined
    held?.listening.abort()
    held?.picture?.remove()
    held?.shift.classList.remove('lifted')
    aim.put(undefined)
    return held
  }
  // If the page is left during a drag, for example by a key, the drag ends without a drop.
  useEffect(() => () => current.current?.listening.abort(), [])
  const handlers = (id: string) => ({
    onPointerDown: ({
      button,
      currentTarget: shift,
      pointerId,
      clientX: x,
      clientY: y,
    }: React.PointerEvent<HTMLElement>) => {
      if (button !== 0) return
      shift.setPointerCapture(pointerId)
      const [from, at] = [
        { x, y },
        { x, y, isCopy: false },
      ]
      current.current = { id, shift, from, at, picture: undefined, listening: new AbortController(), said: '' }
    },
    onPointerMove: ({ altKey: isCopy, clientX, clientY }: React.PointerEvent<HTMLElement>) => {
      const held = current.current
      if (held?.id !== id) return
      const [x, y] = [clientX - held.from.x, clientY - held.from.y]
      if (!held.picture && Math.hypot(x, y) < MOVED) return
      held.at = { x: clientX, y: clientY, isCopy }
      held.picture ??= lift(held)
      held.picture.style.transform = `translate(${x}px,${y}px)`
      aimAt(held)
    },
    onPointerUp: ({ altKey: isCopy, clientX, clientY }: React.PointerEvent<HTMLElement>) => {
      const held = end()
      if (!held) return
      if (!held.picture) return does.open(id)
      const day = dayOf(cellAt(clientX, clientY))
      if (day) does.drop(id, day, isCopy)
    },
    onPointerCancel: () => void end(),
  })
  return { aim, layer, handlers }
}
