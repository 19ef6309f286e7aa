import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { Desk } from './desk.ts'

/** The first time that can be proposed for an order of food of the Gasthaus, at least two hours from now. */
export async function firstProposal(desk: Desk, uid: string): Promise<string> {
  const { id } = await desk.order(uid)
  const limits = await desk.call(orderingEndpoints.proposalTimes, { params: { id } })
  if (!limits) throw new Error(`The order ${uid} has no limits`)
  const now = Temporal.Now.instant()
  const { hours, schedules, notBefore } = limits
  const first = appointments({
    now,
    zone: 'Europe/Berlin',
    hours,
    schedules,
    notBefore: Temporal.Instant.from(notBefore),
  }).nextFree(now.add({ hours: 2 }))
  if (!first) throw new Error(`No time can be proposed for the order ${uid}`)
  return first.toString()
}
