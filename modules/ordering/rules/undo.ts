/** Seconds for which a screen offers to undo an accept (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/** Seconds after an accept until the guest is notified: the time for which the undo button is shown, plus the time that the undo call may take. */
export const HELD_SECONDS = UNDO_SECONDS + 2
