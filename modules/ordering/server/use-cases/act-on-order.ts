import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderWithMoney, standingOf } from '../order-row.ts'
import { type OrderAction, type Transition, transition, transitions } from '../../rules/lifecycle.ts'
import { steps, topicOf } from '../../rules/steps.ts'

type StepChange = Result<
  Pick<OrderChange, 'set' | 'note' | 'values' | 'money' | 'promises' | 'payload' | 'tellsFrom'>,
  Failure
>

/** A step (for example confirm or cancel) that somebody wants to take for an order. */
export interface WantedStep {
  id: string
  scope: BranchScope
  /** The version of the order on the caller's screen. Customers send no version: only the current state of the order is checked. */
  version?: number | undefined
  action: OrderAction
  /**
   * Computes what else the step changes, from the current order: columns, note, money and messages. If it fails, the step is refused with
   * that failure.
   */
  change(order: OrderWithMoney): StepChange | Promise<StepChange>
  actor: OrderChange['actor']
  requestId?: string | undefined
}

/** The reason why a step is refused, with the current order, so that the caller can show what has happened to the order. */
export type StepRefusal = Failure & { order?: OrderWithMoney }

const tries = 5

/**
 * Takes a step if the order's state and the caller's version allow it (specification §4, Order status). Fails with `record.not_found`, also
 * if the caller may not see the order's branch; with `order.conflict` if somebody else changed the order first; with the codes of
 * `transition`; and with the failures of `change`.
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
      const change = await wanted.change(order)
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
      // Somebody else changed the order after it was read here. The order is read and checked again. In this next attempt, a caller that
      // sent a version gets `order.conflict`. For a caller without a version, the new state decides.
      if (attempt === tries) return fail<StepRefusal>({ code: 'order.conflict', order })
    }
  }
