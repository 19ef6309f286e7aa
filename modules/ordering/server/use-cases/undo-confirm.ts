import sql, { empty } from 'sql-template-tag'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import { transition, transitions } from '../../rules/lifecycle.ts'
import { isEntry, steps } from '../../rules/steps.ts'
import { changeOrderIn, messageKey, type OrderChange } from '../change-order.ts'
import { readOrder } from '../order-queries.ts'
import { type OrderWithMoney, standingOf } from '../order-row.ts'
import type { StepRefusal } from './act-on-order.ts'

type Wanted = Pick<OrderChange, 'id' | 'scope' | 'actor' | 'requestId'> & { version: number }

/**
 * Undoes an accept (docs/rules/orders.md, Taking back). The order waits for staff again. The mail to the guest, which is sent only some
 * seconds after an accept, is not sent. Fails with `record.not_found`; with `order.conflict` if somebody else changed the order first; with
 * `order.wrong_state`; and with `order.undo_late` if the mail was already sent, or if it was not staff who confirmed the order last.
 */
export const undoConfirm =
  (core: BrandCore) =>
  async (wanted: Wanted): Promise<Result<OrderWithMoney, StepRefusal>> => {
    const order = await readOrder(core.db, wanted.id, wanted.scope)
    if (!order) return fail({ code: 'record.not_found' })
    if (wanted.version !== order.version) return fail<StepRefusal>({ code: 'order.conflict', order })
    const allowed = transition(standingOf(order), 'undoConfirm', core.clock.now())
    if (!allowed.ok) return fail<StepRefusal>({ ...allowed, order })
    const last = order.timeline?.findLast(({ to }) => to !== null)
    if (!last || !isEntry(last, steps.confirm.name)) return fail<StepRefusal>({ code: 'order.undo_late', order })
    const refused = await core.db
      .tx(async (tx): Promise<Failure | undefined> => {
        const isHeld = await core.outbox.withdraw(tx, {
          topic: steps.confirm.topic,
          key: messageKey(steps.confirm.topic, last.id),
        })
        if (!isHeld) return fail({ code: 'order.undo_late' })
        const changed = await changeOrderIn(tx, core, {
          ...wanted,
          action: steps.undoConfirm.name,
          ...transitions.undoConfirm,
          set: sql`appointment_date = NULL${last.values['endedProposal'] === true ? sql`, counter_state = 'open'` : empty}`,
        })
        // Somebody else changed the order first. That change stays, and the mail is sent.
        if (!changed) throw new Overtaken()
        return undefined
      })
      .catch((error: unknown) => {
        if (error instanceof Overtaken) return fail({ code: 'order.conflict' })
        throw error
      })
    const now = (await readOrder(core.db, wanted.id, wanted.scope)) ?? order
    return refused ? fail<StepRefusal>({ ...refused, order: now }) : ok(now)
  }

/** Thrown to roll back the transaction of an undo when somebody else changed the order first. */
class Overtaken extends Error {}
