/** For this many seconds after an accept, the board offers to undo it (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/**
 * For this many seconds after an accept, the mail to the guest is held back: while the undo button is shown, and two more seconds for the call
 * that undoes the accept.
 */
export const HELD_SECONDS = UNDO_SECONDS + 2
