import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { TimelineEntry } from '../contract/order.ts'
import { type OrderState, transitions } from './lifecycle.ts'
import { type EntryName, isEntry, steps } from './steps.ts'
import { type UndoAction, undos } from './undo.ts'

interface TakenBack {
  /** The timeline entry of the step that is undone. */
  readonly entry: TimelineEntry
  readonly from: readonly OrderState[]
  /** The state before that step. */
  readonly to: OrderState
}

/**
 * Returns what an undo changes, or the reason why it is refused (docs/rules/orders.md, Taking back). `order.wrong_state`: the order is not
 * in the state to which the step leads (`values.state`: its state). `order.undo_late`: the step was not taken by staff, it was not the last
 * step, or somebody decided about the order's money or time after it (`values.step`: the step that cannot be undone). This function does
 * not check whether the message about the step was already sent, because only the outbox knows that.
 */
export function takeBack(
  order: { readonly state: OrderState; readonly timeline: readonly TimelineEntry[] },
  action: UndoAction,
): Result<TakenBack, Failure> {
  const step = undos[action]
  const { from, to } = transitions[step]
  if (order.state !== to) return fail({ code: 'order.wrong_state', values: { state: order.state } })
  const at = order.timeline.findLastIndex((entry) => entry.to !== null)
  const entry = order.timeline[at]
  const before = from.find((state) => state === entry?.from)
  const isLast = entry !== undefined && isEntry(entry, steps[step].name) && entry.actor.type === 'user'
  const since = order.timeline.slice(at + 1)
  const isSettled = since.some((one) => laterDecisions.some((name) => isEntry(one, name)))
  if (!isLast || !before || isSettled) return tooLate(action)
  return ok({ entry, from: [to], to: before })
}

/**
 * Timeline entries of staff decisions after which a step cannot be undone: about the money of an ended order, and about a new time, because
 * the guest gets a message about it at once.
 */
const laterDecisions = ['refund', 'refund-part', 'refund-kept', 'change-time'] as const satisfies readonly EntryName[]

/** The error for an undo that comes too late. */
export const tooLate = (action: UndoAction) => fail({ code: 'order.undo_late', values: { step: undos[action] } })

/** The names of all undo steps. SQL that reads the timeline ignores a step if the next entry is its undo. */
export const undoNames: readonly string[] = (Object.keys(undos) as UndoAction[]).map((action) => steps[action].name)
