import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderWithMoney, standingOf } from '../order-row.ts'
import { type OrderAction, type Transition, transition, transitions } from '../../rules/lifecycle.ts'
import { steps, topicOf } from '../../rules/steps.ts'

/** A step that a caller wants to take. */
export interface WantedStep {
  id: string
  scope: BranchScope
  /** Version of the order that the caller saw. Customers and jobs send none; for them only the order's current state is checked. */
  version?: number | undefined
  action: OrderAction
  /** Computes the other parts of the change from the current order. If it fails, the step is refused. */
  change(
    order: OrderWithMoney,
  ): Result<Pick<OrderChange, 'set' | 'note' | 'values' | 'money' | 'promises' | 'tellsFrom'>, Failure>
  actor: OrderChange['actor']
  requestId?: string | undefined
}

/** Why a step is refused, with the current order, so that the caller can show what happened instead. */
export type StepRefusal = Failure & { order?: OrderWithMoney }

const tries = 5

/**
 * Takes a step if the rules and the caller's version allow it (specification §4, Order status). Fails with `record.not_found`, also for
 * orders of other branches; with `order.conflict` if another caller was faster; with the codes of `transition`; and with the failures of
 * `change`.
 */
export const actOnOrder =
  (core: BrandCore) =>
  async (wanted: WantedStep): Promise<Result<OrderWithMoney, StepRefusal>> => {
    for (let attempt = 1; ; attempt++) {
      const order = await readOrder(core.db, wanted.id, wanted.scope)
      if (!order) return fail({ code: 'record.not_found' })
      if (wanted.version !== undefined && wanted.version !== order.version)
        return fail<StepRefusal>({ code: 'order.conflict', order })
      const allowed = transition(standingOf(order), wanted.action, core.clock.now())
      if (!allowed.ok) return fail<StepRefusal>({ ...allowed, order })
      const change = wanted.change(order)
      if (!change.ok) return fail<StepRefusal>({ ...change, order })
      const step: Transition = transitions[wanted.action]
      const topic = topicOf(wanted.action)
      const changed = await changeOrder(core, {
        id: order.id,
        scope: wanted.scope,
        version: order.version,
        action: steps[wanted.action].name,
        ...(topic === undefined ? {} : { topic }),
        from: step.from,
        ...(step.to ? { to: step.to } : {}),
        ...change.value,
        actor: wanted.actor,
        requestId: wanted.requestId,
      })
      if (changed) return ok((await readOrder(core.db, wanted.id, wanted.scope)) ?? order)
      // Another caller changed the order between reading and writing, so the order is read again. A caller that sent a version gets a
      // conflict. For a caller without a version the step is checked against the new state.
      if (attempt === tries) return fail<StepRefusal>({ code: 'order.conflict', order })
    }
  }
