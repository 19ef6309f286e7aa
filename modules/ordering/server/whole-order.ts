import type { Branch } from '#modules/branches/contract.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { orderingEndpoints } from '../contract.ts'
import { toOrder } from './order-row.ts'
import { scopeOf } from './scope.ts'
import { refusal } from './staff-refusal.ts'
import { correctOrder } from './use-cases/correct-order.ts'
import { deleteOrder } from './use-cases/delete-order.ts'

/** The calls that correct (PUT) and delete (DELETE) a whole order (specification §7). */
export function wholeOrder(
  core: BrandCore,
  needs: { branch(id: string): Promise<Branch | undefined>; sources(): readonly PersonalData[] },
): Handler[] {
  return [
    serve(orderingEndpoints.update, async (call) => {
      const { version, ...details } = call.body
      const done = await correctOrder(core, needs.branch, {
        id: call.params.id,
        scope: scopeOf(call.session),
        version,
        details,
        actor: actorOf(call.session),
        requestId: call.requestId,
      })
      return done.ok ? { ok: true, value: toOrder(done.value, core.clock.now()) } : refusal(core, done)
    }),
    serve(orderingEndpoints.remove, async (call) => {
      const by = { actor: actorOf(call.session), requestId: call.requestId }
      return (await deleteOrder(core, needs.sources(), { id: call.params.id, ...by })) ?? { ok: true, value: null }
    }),
  ]
}
