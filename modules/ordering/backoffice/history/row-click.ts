/** The parts of a click that decide what it does. */
interface RowClick {
  /** On an element with an action of its own. */
  isOwn: boolean
  defaultPrevented: boolean
  /** 2 and more: part of a double click, which selects a word. */
  detail: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** Text that is selected now. */
  marked: string
}

/** A click anywhere on a row opens its order. It does not where another element handles it, or where it ends a selection of text. */
export const opensRow = (click: RowClick): boolean =>
  !click.isOwn &&
  !click.defaultPrevented &&
  click.detail < 2 &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  click.marked === ''

/** Links, boxes and the cell around the box: a click that just misses the box is meant for it. */
export const OWN_MEANING = 'a, button, input, label, td:first-child'
