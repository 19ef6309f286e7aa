import type { InputOf } from '#contract/endpoint.ts'
import type { orderingEndpoints } from '#modules/ordering/contract.ts'

/** The body of the call that enters an order. */
export type BodyInputOf = NonNullable<InputOf<typeof orderingEndpoints.enter>['body']>
