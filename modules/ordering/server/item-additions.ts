import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import { type OrderItemDraft, orderingEndpoints } from '../contract.ts'
import { toOrder } from './order-row.ts'
import { scopeOf } from './scope.ts'
import { refusal } from './staff-refusal.ts'
import { addOrderItem, type AdditionPorts, previewAddition } from './use-cases/add-item.ts'

interface Addition {
  version: number
  item: OrderItemDraft
  replaces?: string | undefined
  refund?: boolean | undefined
  reason?: string | undefined
}

/** API calls with which staff add dishes to an order or replace them (docs/rules/back-office.md, Order board). */
export function itemAdditions(deps: { core: BrandCore } & AdditionPorts): Handler[] {
  const { core } = deps
  const wanted = (call: { params: { id: string }; body: Addition; session: Session | undefined }) => ({
    ...call.body,
    id: call.params.id,
    scope: scopeOf(call.session),
  })
  return [
    serve(orderingEndpoints.previewAddition, async (call) => {
      const preview = await previewAddition(deps, wanted(call))
      return preview.ok ? preview : refusal(core, preview)
    }),
    serve(orderingEndpoints.addItem, async (call) => {
      const by = { actor: actorOf(call.session), requestId: call.requestId }
      const done = await addOrderItem(deps, { ...wanted(call), ...by })
      return done.ok ? { ok: true, value: toOrder(done.value, core.clock.now()) } : refusal(core, done)
    }),
  ]
}
