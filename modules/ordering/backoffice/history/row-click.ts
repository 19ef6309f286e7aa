/** The parts of a click that determine what it does. */
interface RowClick {
  /** Whether the click was on an element with an action, such as a link or a checkbox. */
  isOwn: boolean
  defaultPrevented: boolean
  /** The click count. 2 or more means a double click, which selects a word and must not open the order. */
  detail: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** The text that is selected on the page. */
  marked: string
}

/** Whether a click on a row opens its order: not if another element handles the click, or if the click ends a selection of text. */
export const opensRow = (click: RowClick): boolean =>
  !click.isOwn &&
  !click.defaultPrevented &&
  click.detail < 2 &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  click.marked === ''

/**
 * Selector of elements with their own action. The cell of the checkbox is one of them, because a click next to the checkbox is meant for
 * the checkbox.
 */
export const OWN_MEANING = 'a, button, input, label, td:first-child'
