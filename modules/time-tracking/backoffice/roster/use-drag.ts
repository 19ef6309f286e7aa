import { useRef, useState } from 'react'

/** A cell of the roster: a person's day. An empty person means open shifts. */
interface Cell {
  user: string
  date: string
}

/**
 * The cell under a held shift, with what a drop there would mean. Each cell asks for itself: a move from one cell to the next draws
 * these two, and not the whole week.
 */
export function aimOf<Found>() {
  let aim: (Cell & { found: Found }) | undefined
  const listeners = new Set<() => void>()
  return {
    at: ({ user, date }: Cell): Found | undefined => (aim?.user === user && aim.date === date ? aim.found : undefined),
    put: (next: (Cell & { found: Found }) | undefined) => {
      aim = next
      for (const listener of listeners) listener()
    },
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const MOVED = 6

const cellAt = (x: number, y: number): Cell | undefined => {
  const cell = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset['date'])
  const { user, date } = cell instanceof HTMLElement ? cell.dataset : {}
  return user !== undefined && date !== undefined ? { user, date } : undefined
}

interface Start {
  id: string
  x: number
  y: number
  isMoved: boolean
  /** Cell and kind of the drop that `aim` says. */
  said: string
}

/**
 * Drags a shift to another cell by mouse, pen or finger. Cells carry `data-user` and `data-date`. With Alt a copy is dropped. A short press
 * opens the shift instead. `find` says what a drop in a cell would mean; it is asked once for each cell.
 */
export function useDrag<Found>(does: {
  find: (id: string, to: Cell, isCopy: boolean) => Found
  drop: (id: string, to: Cell, isCopy: boolean) => void
  open: (id: string) => void
}) {
  const [aim] = useState(() => aimOf<Found>())
  const start = useRef<Start>(undefined)
  const end = (held: HTMLElement): Start | undefined => {
    const from = start.current
    start.current = undefined
    held.style.transform = ''
    held.classList.remove('held')
    aim.put(undefined)
    return from
  }
  const handlers = (id: string) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { id, x: event.clientX, y: event.clientY, isMoved: false, said: '' }
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      const from = start.current
      if (!from || from.id !== id) return
      const { clientX, clientY, altKey, currentTarget: held } = event
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!from.isMoved && Math.hypot(x, y) < MOVED) return
      from.isMoved = true
      held.classList.add('held')
      held.style.transform = `translate(${x}px,${y}px)`
      const over = cellAt(clientX, clientY)
      const said = over ? `${over.user} ${over.date} ${altKey}` : ''
      if (said === from.said) return
      from.said = said
      aim.put(over && { ...over, found: does.find(id, over, altKey) })
    },
    onPointerUp: (event: React.PointerEvent<HTMLElement>) => {
      const from = end(event.currentTarget)
      if (!from) return
      if (!from.isMoved) return does.open(id)
      const over = cellAt(event.clientX, event.clientY)
      if (over) does.drop(id, over, event.altKey)
    },
    onPointerCancel: (event: React.PointerEvent<HTMLElement>) => void end(event.currentTarget),
  })
  return { aim, handlers }
}
