import type { InputOf } from '#contract/endpoint.ts'
import type { orderingEndpoints } from '#modules/ordering/contract.ts'

/** What the call takes. */
export type BodyInputOf = NonNullable<InputOf<typeof orderingEndpoints.enter>['body']>
