/** As much of a click as decides what it means. */
interface RowClick {
  /** On what has a meaning of its own. */
  isOwn: boolean
  defaultPrevented: boolean
  /** 2 and more: of a double click, which marks a word. */
  detail: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** Text that is marked now. */
  marked: string
}

/** A click anywhere on a row means its order, as one on the number does; not where it means something else, or ends the marking of text. */
export const opensRow = (click: RowClick): boolean =>
  !click.isOwn &&
  !click.defaultPrevented &&
  click.detail < 2 &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  click.marked === ''

/** Links and boxes, and the cell around the box: who just misses it means it. */
export const OWN_MEANING = 'a, button, input, label, td:first-child'
