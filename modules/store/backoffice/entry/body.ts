import type { InputOf } from '#contract/endpoint.ts'
import type { orderingEndpoints } from '#modules/ordering/contract.ts'

/** The body of the API request with which staff send an order that they have entered. */
export type BodyInputOf = NonNullable<InputOf<typeof orderingEndpoints.enter>['body']>
