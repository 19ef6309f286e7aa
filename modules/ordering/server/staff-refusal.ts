import type { BrandCore, Refusal } from '#platform/module.ts'
import { toOrder } from './order-row.ts'
import type { StepRefusal } from './use-cases/act-on-order.ts'

/**
 * The response if a step is refused. It contains the current order, if there is one: the screen can show, for example, what a colleague has
 * done (docs/rules/orders.md, States).
 */
export const refusal = (core: BrandCore, { order, ...failure }: { ok: false } & StepRefusal): Refusal => ({
  ...failure,
  ...(order ? { data: toOrder(order, core.clock.now()) } : {}),
})
