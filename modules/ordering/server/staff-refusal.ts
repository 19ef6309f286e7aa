import type { BrandCore, Refusal } from '#platform/module.ts'
import { toOrder } from './order-row.ts'
import type { StepRefusal } from './use-cases/act-on-order.ts'

/** What staff are told of a refused step: 409 carries the order as it is now (decisions, Orders). */
export const refusal = (core: BrandCore, { order, ...failure }: { ok: false } & StepRefusal): Refusal => ({
  ...failure,
  ...(order ? { data: toOrder(order, core.clock.now()) } : {}),
})
