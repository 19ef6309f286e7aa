import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'

/** What decides which times staff can propose for an order of food. */
export const ProposalLimits = z.object({
  hours: OpeningHours,
  /** The schedules of its dishes and their categories. */
  schedules: z.array(OpeningHours),
  /** Before this time the dishes cannot be ready. */
  notBefore: z.iso.datetime(),
})

/** API call of the dialog in which staff propose another time. */
export const proposalEndpoints = {
  proposalTimes: endpoint({
    id: 'orders.proposal-times',
    method: 'GET',
    path: '/api/orders/:id/proposal-times',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: ProposalLimits.nullable(),
    summary:
      'What limits the times that can be proposed for an order of food; null: no limits are known, as for a ride',
  }),
}
