import type { InputOf } from '#contract/endpoint.ts'
import type { orderingEndpoints } from '../../contract.ts'

/** What the call takes. */
export type BodyInputOf = NonNullable<InputOf<typeof orderingEndpoints.enter>['body']>
