import type { Failure, Result } from '#kernel/result.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Call, type Handler, serve } from '#platform/module.ts'
import { isOnline, type OrderDraft, orderingEndpoints } from '../contract.ts'
import { idempotencyKey, keyInvalid } from './idempotency-key.ts'
import { readOrder } from './order-queries.ts'
import { type OrderWithMoney, toOrder } from './order-row.ts'
import type { OrderNews } from '../contract/printable.ts'
import type { OrderRefusal } from '../contract/priced-order.ts'
import { scopeOf, sees } from './scope.ts'
import { refusal } from './staff-refusal.ts'
import { editOrderItem, previewEdit } from './use-cases/edit-item.ts'
import type { PlacedOrder, Submission } from '../ports.ts'

/**
 * API calls with which staff enter an order, or change an order whose state stays the same (specification §7; docs/rules/back-office.md,
 * Order board).
 */
export function staffOrders(deps: {
  core: BrandCore
  place(submission: Submission): Promise<Result<PlacedOrder, OrderRefusal>>
  sendSms(id: string, by: Pick<OrderNews, 'actor'>): Promise<Result<null, Failure> | undefined>
}): Handler[] {
  const { core } = deps
  const shown = (order: OrderWithMoney) => ({ ok: true as const, value: toOrder(order, core.clock.now()) })
  const editOf = (call: Call) => {
    const { id, itemId: item } = call.params as { id: string; itemId: string }
    return {
      ...(call.body as { version: number; amount: number; unitPrice?: number; refund?: boolean; reason?: string }),
      id,
      item,
      scope: scopeOf(call.session),
    }
  }

  return [
    serve(orderingEndpoints.enter, async (call) => {
      const key = idempotencyKey(call)
      if (!key) return keyInvalid
      const { session, body } = call
      // If the user may not see a branch, the response is the same as for an unknown branch.
      if (!session || !sees(scopeOf(session), body.branch))
        return { ok: false, code: 'order.branch_unknown', field: 'branch' }
      // Staff do not have the guest's card. Only guests can pay online, with an order that they place themselves.
      if (isOnline(body.paymentMethod)) return { ok: false, code: 'field.choice', field: 'paymentMethod' }
      // Staff check the age when they hand the order over. The chip 'Ausweis prüfen: ab 18' on the order reminds them.
      const consent = { isOfAge: true, legalInstructions: true, privacyPolicy: true }
      const draft: OrderDraft = { ...body, ...consent, origin: 'web' }
      const placed = await deps.place({ draft, key, by: { id: session.userId, name: session.name } })
      if (!placed.ok) return placed
      const { id, uid, isReplay } = placed.value
      return { ok: true, value: { id, uid }, ...(isReplay ? { status: 200 } : {}) }
    }),
    serve(orderingEndpoints.previewItem, async (call) => {
      const preview = await previewEdit(core, editOf(call))
      return preview.ok ? preview : refusal(core, preview)
    }),
    serve(orderingEndpoints.editItem, async (call) => {
      const done = await editOrderItem(core, {
        ...editOf(call),
        actor: actorOf(call.session),
        requestId: call.requestId,
      })
      return done.ok ? shown(done.value) : refusal(core, done)
    }),
    serve(orderingEndpoints.resendSms, async (call) => {
      const order = await readOrder(core.db, call.params.id, scopeOf(call.session))
      if (!order) return { ok: false, code: 'record.not_found' }
      if (!order.phone) return { ok: false, code: 'order.no_phone', field: 'phone' }
      const sent = await deps.sendSms(order.id, { actor: actorOf(call.session) })
      // Without an SMS provider the call is refused, because the message would never arrive.
      if (!sent) return { ok: false, code: 'order.sms_unavailable' }
      return sent.ok ? shown((await readOrder(core.db, order.id, scopeOf(call.session))) ?? order) : sent
    }),
  ]
}
