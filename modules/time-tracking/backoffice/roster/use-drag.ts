import { useRef, useState } from 'react'

/** A shift under the finger, and the cell that it is over. */
export interface Dragging {
  id: string
  /** Place of the pointer relative to where it began, in CSS pixels. */
  x: number
  y: number
  over: { user: string; date: string } | undefined
  isCopy: boolean
}

const MOVED = 6

/**
 * Drags a shift to another cell by mouse, pen or finger. Cells carry `data-user` and `data-date`. With Alt a copy is dropped. A short press
 * opens the shift instead.
 */
export function useDrag(
  onDrop: (id: string, to: { user: string; date: string }, isCopy: boolean) => void,
  onOpen: (id: string) => void,
) {
  const [dragging, setDragging] = useState<Dragging>()
  const start = useRef<{ id: string; x: number; y: number; isMoved: boolean }>(undefined)
  const cellAt = (x: number, y: number): Dragging['over'] => {
    const cell = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset['date'])
    const { user, date } = cell instanceof HTMLElement ? cell.dataset : {}
    return user !== undefined && date !== undefined ? { user, date } : undefined
  }
  const handlers = (id: string) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { id, x: event.clientX, y: event.clientY, isMoved: false }
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      const from = start.current
      if (!from || from.id !== id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.isMoved && Math.hypot(x, y) < MOVED) return
      from.isMoved = true
      setDragging({ id, x, y, over: cellAt(event.clientX, event.clientY), isCopy: event.altKey })
    },
    onPointerUp: (event: React.PointerEvent<HTMLElement>) => {
      const from = start.current
      start.current = undefined
      setDragging(undefined)
      if (!from) return
      if (!from.isMoved) return onOpen(id)
      const over = cellAt(event.clientX, event.clientY)
      if (over) onDrop(id, over, event.altKey)
    },
    onPointerCancel: () => {
      start.current = undefined
      setDragging(undefined)
    },
  })
  return { dragging, handlers }
}
