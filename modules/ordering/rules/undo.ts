/** For this long a screen offers to take an accept back (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/** The guest is told after this long: the time of the button, and of the way that the call takes. */
export const HELD_SECONDS = UNDO_SECONDS + 2
