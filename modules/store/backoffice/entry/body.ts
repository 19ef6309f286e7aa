import type { InputOf } from '#contract/endpoint.ts'
import type { orderingEndpoints } from '#modules/ordering/contract.ts'

/** Body of the call. */
export type BodyInputOf = NonNullable<InputOf<typeof orderingEndpoints.enter>['body']>
