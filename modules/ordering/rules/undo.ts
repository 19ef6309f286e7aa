/** For this many seconds after an accept, the board offers to undo it (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/**
 * The mail to the guest is sent only this many seconds after an accept: the undo button is shown for `UNDO_SECONDS`, and the call that
 * undoes the accept may need two more seconds.
 */
export const HELD_SECONDS = UNDO_SECONDS + 2
