import sql, { empty, type Sql } from 'sql-template-tag'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import type { TimelineEntry } from '../../contract.ts'
import { steps } from '../../rules/steps.ts'
import { takeBack, tooLate } from '../../rules/take-back.ts'
import { type UndoAction, undos } from '../../rules/undo.ts'
import { changeOrderIn, type OrderChange } from '../change-order.ts'
import { messageKey } from '../held-messages.ts'
import { readOrder } from '../order-queries.ts'
import type { OrderWithMoney } from '../order-row.ts'
import type { StepRefusal } from './act-on-order.ts'

type Wanted = Pick<OrderChange, 'id' | 'scope' | 'actor' | 'requestId'> & { version: number; action: UndoAction }

/** SQL that restores the columns that a step has set. The steps that are not listed here set no column that must be restored. */
const restores: Partial<Record<UndoAction, (entry: TimelineEntry) => Sql>> = {
  undoConfirm: ({ values }) =>
    sql`appointment_date = NULL${values['endedProposal'] === true ? sql`, counter_state = 'open'` : empty}`,
}

/**
 * Undoes the last step of staff (docs/rules/orders.md, Taking back). The order gets the state again that it had before the step. The message
 * of the step, which is held back for some seconds, is not sent. Fails with `record.not_found`. Fails with `order.conflict` if somebody else
 * changed the order first. Fails with `order.undo_late` if the message was already sent. Also fails with the codes of `takeBack`.
 */
export const undoStep =
  (core: BrandCore) =>
  async ({ action, ...wanted }: Wanted): Promise<Result<OrderWithMoney, StepRefusal>> => {
    const order = await readOrder(core.db, wanted.id, wanted.scope)
    if (!order) return fail({ code: 'record.not_found' })
    if (wanted.version !== order.version) return fail<StepRefusal>({ code: 'order.conflict', order })
    const taken = takeBack({ state: order.state, timeline: order.timeline ?? [] }, action)
    if (!taken.ok) return fail<StepRefusal>({ ...taken, order })
    const { entry, from, to } = taken.value
    const { topic } = steps[undos[action]]
    const set = restores[action]?.(entry)
    const refused = await core.db
      .tx(async (tx): Promise<Failure | undefined> => {
        // The order is locked before its message, as in a cancellation. In a different sequence, the two transactions could wait for each
        // other.
        const changed = await changeOrderIn(tx, core, {
          ...wanted,
          action: steps[action].name,
          from,
          to,
          ...(set ? { set } : {}),
        })
        // Somebody else changed the order first. That change stays, and the message is sent.
        if (!changed) throw new Undone(fail({ code: 'order.conflict' }))
        if (!(await core.outbox.withdraw(tx, { topic, key: messageKey(topic, entry.id) })))
          throw new Undone(tooLate(action))
        return undefined
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.refusal
        throw error
      })
    const now = (await readOrder(core.db, wanted.id, wanted.scope)) ?? order
    return refused ? fail<StepRefusal>({ ...refused, order: now }) : ok(now)
  }

/** Thrown to roll back the transaction of an undo that is refused. */
class Undone extends Error {
  readonly refusal: Failure
  constructor(refusal: Failure) {
    super(refusal.code)
    this.refusal = refusal
  }
}
