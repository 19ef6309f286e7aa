/** A cell of the roster: a person and a day. `user` is empty in the row of open shifts (shifts without a person). */
export interface Cell {
  user: string
  date: string
}

/** Position and size of a cell on the screen, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The position of the cell under the pointer while a shift is dragged, and what a drop in this cell would do. */
interface Aim<Found> {
  place: Place
  found: Found
}

/**
 * Makes a small store for the cell under the pointer. Only the layer above the roster listens to it, so the roster itself is not
 * rendered again while the shift is dragged.
 */
export function aimOf<Found>() {
  let aim: Aim<Found> | undefined
  const listeners = new Set<() => void>()
  return {
    now: (): Aim<Found> | undefined => aim,
    put: (next: Aim<Found> | undefined) => {
      aim = next
      for (const listener of listeners) listener()
    },
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type AimStore<Found> = ReturnType<typeof aimOf<Found>>

export const cellAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset['date'] !== undefined)

export const dayOf = (cell: HTMLElement | undefined): Cell | undefined => {
  const { user, date } = cell?.dataset ?? {}
  return user !== undefined && date !== undefined ? { user, date } : undefined
}
