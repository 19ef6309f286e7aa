/** A cell of the roster: a person's day. An empty `user` means open shifts. */
export interface Cell {
  user: string
  date: string
}

/** Position and size of a cell on the screen, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** What a drop in the cell under the dragged shift would do, and the position of that cell. */
interface Aim<Found> {
  place: Place
  found: Found
}

/**
 * Stores the cell in which the dragged shift would be dropped. Only the layer above the roster reads it, so that a move to another cell
 * renders nothing else.
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
