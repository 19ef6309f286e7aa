import type { BrandCore, Refusal } from '#platform/module.ts'
import { toOrder } from './order-row.ts'
import type { StepRefusal } from './use-cases/act-on-order.ts'

/** The response to a refused step. If somebody else has changed the order (409), it contains the current order (docs/rules/orders.md, States). */
export const refusal = (core: BrandCore, { order, ...failure }: { ok: false } & StepRefusal): Refusal => ({
  ...failure,
  ...(order ? { data: toOrder(order, core.clock.now()) } : {}),
})
