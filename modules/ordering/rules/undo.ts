/** For this many seconds after an accept, the board offers to undo it (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/**
 * The mail to the guest is sent this many seconds after an accept. Until then staff can undo the accept: the undo button is shown for
 * `UNDO_SECONDS`, and its call may take two more seconds.
 */
export const HELD_SECONDS = UNDO_SECONDS + 2
