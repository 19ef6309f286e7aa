import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { acceptsAppointment, type AppointmentContext } from '#modules/branches/rules/appointment-slots.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { ProposalLimits } from '../contract/proposal-calls.ts'
import type { ProposalTimes } from '../rules/proposal-times.ts'
import { readOrder } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'
import { scopeOf } from './scope.ts'

export interface ProposalPorts {
  branch(id: string): Promise<Branch | undefined>
  /** The function of the module that sells in branches of this kind. Undefined: staff of such a branch decide alone, as for rides. */
  proposalTimes(kind: Branch['kind']): ProposalTimes | undefined
}

async function contextOf(
  { branch, proposalTimes }: ProposalPorts,
  order: OrderWithMoney,
  now: Temporal.Instant,
): Promise<AppointmentContext | undefined> {
  const found = await branch(order.branch_id)
  if (!found) return undefined
  return proposalTimes(found.kind)?.(
    {
      deliveryType: order.delivery_type,
      products: order.items.flatMap(({ productId }) => productId ?? []),
      placedAt: Temporal.Instant.from(order.created_at),
    },
    found,
    now,
  )
}

/**
 * Checks a time that staff propose. Exactly the times that the dialog offers are accepted. The failure names the field, the rule and the next
 * time that is possible.
 */
export async function checkProposal(
  ports: ProposalPorts,
  order: OrderWithMoney,
  at: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Result<null, Failure>> {
  const context = await contextOf(ports, order, now)
  if (!context)
    return Temporal.Instant.compare(at, now) > 0
      ? ok(null)
      : fail({ code: 'appointment.too_soon', field: 'appointment' })
  const accepted = acceptsAppointment(at, context)
  return accepted.ok ? ok(null) : fail({ code: accepted.code, field: 'appointment', values: accepted.values })
}

export const proposalCalls = (core: BrandCore, ports: ProposalPorts): Handler[] => [
  serve(orderingEndpoints.proposalTimes, async (call) => {
    const order = await readOrder(core.db, call.params.id, scopeOf(call.session))
    if (!order) return { ok: false, code: 'record.not_found' }
    const now = core.clock.now()
    const context = await contextOf(ports, order, now)
    if (!context) return { ok: true, value: null }
    const { hours, schedules = [], notBefore = now } = context
    return { ok: true, value: ProposalLimits.parse({ hours, schedules, notBefore: String(notBefore) }) }
  }),
]
