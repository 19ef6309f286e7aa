import sql from 'sql-template-tag'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { isOnline, type OrderForMail, orderingEndpoints, type PaymentMethod, type PublicOrder } from '../contract.ts'
import { offeredPaymentMethods } from '../rules/payment-methods.ts'
import { changeOrder } from './change-order.ts'
import { guestCancels } from './guest-cancel.ts'
import { idempotencyKey, keyInvalid } from './idempotency-key.ts'
import { type LiveOrders, orderEvents } from './live-orders.ts'
import { readOrderByUid } from './order-queries.ts'
import { readBySecrets } from './by-secrets.ts'
import { type OrderWithMoney, toOrderForMail, toPublicOrder } from './order-row.ts'
import type { OrderPayments } from './payments.ts'
import { actOnOrder } from './use-cases/act-on-order.ts'
import type { PlacedOrder, Submission } from '../ports.ts'
import { partnerCookie } from '../rules/partner-cookie.ts'
import type { OrderRefusal } from '../contract/priced-order.ts'

/** Creates the calendar file for the time of an order. Undefined if the order has no time yet. */
type CalendarOf = (order: OrderForMail) => Promise<{ filename: string; content: string } | undefined>

interface PublicCallsDeps {
  core: BrandCore
  live: LiveOrders
  branch(id: string): Promise<Branch | undefined>
  config(): Promise<Config>
  place(submission: Submission): Promise<Result<PlacedOrder, OrderRefusal>>
  calendarOf: CalendarOf
  partnerOfKey(key: string): Promise<string | undefined>
  payments: OrderPayments
}

const unknown: Refusal = { ok: false, code: 'record.not_found' }

/**
 * The API calls of visitors. One call places an order. Other calls need uid and hash of the order; with them visitors follow, pay, cancel
 * and rate the order, and answer a proposed time (specification §6, §7).
 */
export function publicCalls(deps: PublicCallsDeps): Handler[] {
  const { core } = deps
  const act = actOnOrder(core)

  const find = async (call: Call): Promise<OrderWithMoney | undefined> => {
    const { uid, hash } = call.params as { uid: string; hash: string }
    return readBySecrets(core.db, uid, hash)
  }
  const publicOrder = (order: OrderWithMoney): PublicOrder => toPublicOrder(order, core.clock.now())
  const shown = (order: OrderWithMoney): Answer<PublicOrder> => ({
    ok: true,
    value: publicOrder(order),
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })

  /** The base URL to which the guest returns from the payment page: the configured public URL or, without one, the host of the request. */
  const baseOf = (call: Call): string => core.settings.publicUrl ?? call.origin

  /**
   * Changes the payment method of an order to another online method, and returns undefined. Returns a refusal if the branch does not offer this
   * method, or if the order does not wait for an online payment.
   */
  const changeMethod = async (
    order: OrderWithMoney,
    method: PaymentMethod,
    call: Call,
  ): Promise<Refusal | undefined> => {
    const branch = await deps.branch(order.branch_id)
    const offered: readonly string[] = branch
      ? offeredPaymentMethods(await deps.config(), branch, deps.payments.methods())
      : []
    if (!isOnline(method) || !offered.includes(method))
      return { ok: false, code: 'field.choice', field: 'paymentMethod' }
    const changed = await changeOrder(core, {
      id: order.id,
      scope: 'all',
      action: 'payment-method',
      from: ['waiting'],
      keepsVersion: true,
      set: sql`payment_method = ${method}`,
      provided: sql`o.payment_state IN ('open', 'failed')`,
      actor: { type: 'customer' },
      requestId: call.requestId,
      values: { method },
    })
    return changed ? undefined : { ok: false, code: 'payment.not_payable' }
  }

  const step = async (
    call: Call,
    action: 'acceptCounterAppointment' | 'declineCounterAppointment' | 'withdraw',
  ): Promise<Answer<PublicOrder> | Refusal> => {
    const found = await find(call)
    if (!found) return unknown
    const branch = await deps.branch(found.branch_id)
    const done = await act({
      id: found.id,
      scope: 'all',
      action,
      actor: { type: 'customer' },
      requestId: call.requestId,
      change: (order) => {
        if (action === 'acceptCounterAppointment') {
          return ok({
            set: sql`counter_state = 'accepted', appointment_date = o.counter_appointment`,
            values: { appointmentDate: order.counter_appointment },
          })
        }
        const ended = guestCancels(order, branch)
        return ok(
          action === 'declineCounterAppointment'
            ? { ...ended, set: sql`counter_state = 'declined', ${ended.set}` }
            : ended,
        )
      },
    })
    if (done.ok) return shown(done.value)
    const { order, ...failure } = done
    return { ...failure, ...(order ? { data: publicOrder(order) } : {}) }
  }

  return [
    serve(orderingEndpoints.place, async (call) => {
      const key = idempotencyKey(call)
      if (!key) return keyInvalid
      const [isExternal, cameFrom] = [call.session?.key !== undefined, call.cookies[partnerCookie]]
      const keyPartner = call.session?.key === undefined ? undefined : await deps.partnerOfKey(call.session.key)
      const placed = await deps.place({ draft: call.body, key, isExternal, cameFrom, keyPartner })
      if (!placed.ok) return placed
      const { id, uid, hash, isReplay } = placed.value
      // The order stays placed even if the payment provider fails. There is no payment page then, but the customer can start another attempt
      // on the status page.
      const page = isOnline(call.body.paymentMethod)
        ? await deps.payments.takeUp(id, { baseUrl: baseOf(call), isReplay })
        : undefined
      return {
        ok: true,
        value: { uid, hash, ...(page?.ok ? { paymentRedirectUrl: page.value.redirectUrl } : {}) },
        ...(isReplay ? { status: 200 } : {}),
      }
    }),
    serve(orderingEndpoints.pay, async (call) => {
      const order = await find(call)
      if (!order) return unknown
      const wanted = call.body.paymentMethod
      if (wanted !== undefined && wanted !== order.payment_method) {
        const refused = await changeMethod(order, wanted, call)
        if (refused) return refused
      }
      const page = await deps.payments.takeUp(order.id, { baseUrl: baseOf(call) })
      return page.ok ? { ok: true, value: { paymentRedirectUrl: page.value.redirectUrl } } : page
    }),
    serve(orderingEndpoints.publicGet, async (call) => {
      const order = await find(call)
      return order ? shown(order) : unknown
    }),
    serve(orderingEndpoints.publicStream, async (call) => {
      // The order is looked up before the stream starts, because a caller with a wrong hash must get no events. It is read again after the
      // start. Otherwise a change between these two moments would be lost.
      const found = await find(call)
      if (!found) return unknown
      const rows = deps.live.listen(call.signal, ({ id }) => id === found.id)
      const order = (await readOrderByUid(core.db, found.uid)) ?? found
      return { ok: true, value: orderEvents(rows, publicOrder, order) }
    }),
    serve(orderingEndpoints.publicCalendar, async (call) => {
      const order = await find(call)
      const branch = order && (await deps.branch(order.branch_id))
      if (!order || !branch) return unknown
      const file = await deps.calendarOf(toOrderForMail(order, branch, core.clock.now()))
      if (!file) return unknown
      return {
        ok: true,
        value: file.content,
        headers: { 'content-disposition': `attachment; filename="${file.filename}"`, 'cache-control': 'no-store' },
      }
    }),
    serve(orderingEndpoints.confirmCounter, (call) => step(call, 'acceptCounterAppointment')),
    serve(orderingEndpoints.rejectCounter, (call) => step(call, 'declineCounterAppointment')),
    serve(orderingEndpoints.publicCancel, (call) => step(call, 'withdraw')),
    serve(orderingEndpoints.questionnaire, async (call) => {
      const order = await find(call)
      if (!order) return unknown
      const { enablePluginOrderReviews } = await deps.config()
      const review = JSON.stringify(call.body)
      const rated = enablePluginOrderReviews
        ? await changeOrder(core, {
            id: order.id,
            scope: 'all',
            action: 'questionnaire',
            from: ['completed'],
            keepsVersion: true,
            set: sql`questionnaire = ${review}::jsonb`,
            provided: sql`o.questionnaire IS NULL`,
            actor: { type: 'customer' },
            requestId: call.requestId,
            values: { rating: call.body.rating },
          })
        : undefined
      return rated ? shown((await find(call)) ?? order) : fail({ code: 'order.review_refused' })
    }),
  ]
}
