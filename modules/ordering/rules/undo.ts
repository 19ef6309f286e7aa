import type { OrderAction } from './lifecycle.ts'

/** The board shows an undo button for this many seconds after a step that staff can undo (docs/rules/orders.md, Taking back). */
export const UNDO_SECONDS = 5

/**
 * The message about a step that staff can undo is sent to the guest and to other programs this many seconds after the step. Until then
 * staff can undo the step: the undo button is shown for `UNDO_SECONDS`, and its call may take two more seconds.
 */
export const HELD_SECONDS = UNDO_SECONDS + 2

/**
 * For each undo, the step that it undoes. An undo is no transition of the state machine: it is allowed only for the last step, only for
 * some seconds, and it leads back to the state before that step (`take-back.ts`).
 */
export const undos = {
  undoConfirm: 'confirm',
  undoInDelivery: 'inDelivery',
  undoComplete: 'complete',
} as const satisfies Record<string, OrderAction>

export type UndoAction = keyof typeof undos

/** A step that staff can undo. */
export type UndoableAction = (typeof undos)[UndoAction]
