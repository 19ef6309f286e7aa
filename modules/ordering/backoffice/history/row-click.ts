/** The properties of a click on a table row. They decide whether the click opens the order. */
interface RowClick {
  /** Whether the click hit an element with its own action, such as a link or a checkbox (see `OWN_MEANING`). */
  isOwn: boolean
  defaultPrevented: boolean
  /** Number of clicks in quick succession. A double click (2 or more) selects a word and must not open the order. */
  detail: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** The text that is selected on the page. */
  marked: string
}

/**
 * Whether a click on a row opens its order. False if the click hit an element with its own action or was already handled. Also false for a
 * click with Ctrl, Cmd or Shift, for a double click, and for a click that ends the selection of a text.
 */
export const opensRow = (click: RowClick): boolean =>
  !click.isOwn &&
  !click.defaultPrevented &&
  click.detail < 2 &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  click.marked === ''

/**
 * Selector of the elements in a row that have their own action. It contains the first cell, because a click next to the checkbox is meant for
 * the checkbox.
 */
export const OWN_MEANING = 'a, button, input, label, td:first-child'
