import sql, { empty } from 'sql-template-tag'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import { actorOf } from '#platform/audit.ts'
import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type Order, orderingEndpoints } from '../contract.ts'
import { asksForRefund, type OrderAction, orderStates } from '../rules/lifecycle.ts'
import { readyAt } from '../rules/ready.ts'
import { newTimeRefusal } from '../rules/new-time.ts'
import { type EntryName, isEntry } from '../rules/steps.ts'
import { HELD_SECONDS, type UndoAction, undos } from '../rules/undo.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { readOrder } from './order-queries.ts'
import { type OrderWithMoney, toOrder } from './order-row.ts'
import { refundPromise } from './payments.ts'
import { checkProposal, type ProposalPorts } from './proposal-times.ts'
import { scopeOf } from './scope.ts'
import { refusal } from './staff-refusal.ts'
import { actOnOrder, type WantedStep } from './use-cases/act-on-order.ts'
import { undoStep } from './use-cases/undo-step.ts'

/**
 * Asks the payment provider for the current state of an order's payment. Fails if the order has no provider, for example for cash
 * (specification §7).
 */
type CheckPayment = (order: OrderWithMoney) => Promise<Result<null, Failure>>

type Change = Awaited<ReturnType<WantedStep['change']>>

/** API calls with which staff take the steps of an order and write notes (specification §4, §7; docs/rules/back-office.md, Order board). */
export function staffActions(core: BrandCore, ports: { checkPayment: CheckPayment } & ProposalPorts): Handler[] {
  const act = actOnOrder(core)
  const undo = undoStep(core)
  /** The message about a step that staff can undo is sent only after `HELD_SECONDS`. */
  const held = () => ({ tellsFrom: core.clock.now().add({ seconds: HELD_SECONDS }) })

  const step = async (
    call: Call,
    action: OrderAction,
    change: (order: OrderWithMoney) => Change | Promise<Change>,
  ): Promise<Answer<Order> | Refusal> => {
    const { id } = call.params as { id: string }
    const { version } = call.body as { version: number }
    const done = await act({
      id,
      version,
      action,
      change,
      scope: scopeOf(call.session),
      actor: actorOf(call.session),
      requestId: call.requestId,
    })
    return done.ok ? { ok: true, value: toOrder(done.value, core.clock.now()) } : refusal(core, done)
  }

  /** Writes a timeline entry, does not change the order's state, and updates open screens. */
  const note = async (
    call: Call,
    action: EntryName,
    more: (
      order: OrderWithMoney,
    ) => Promise<Result<Partial<OrderChange>, Failure>> | Result<Partial<OrderChange>, Failure>,
  ): Promise<Answer<Order> | Refusal> => {
    const { id } = call.params as { id: string }
    const scope = scopeOf(call.session)
    const order = await readOrder(core.db, id, scope)
    if (!order) return { ok: false, code: 'record.not_found' }
    const change = await more(order)
    if (!change.ok) return refusal(core, { ...change, order })
    await changeOrder(core, {
      id,
      scope,
      action,
      from: orderStates,
      keepsVersion: true,
      actor: actorOf(call.session),
      requestId: call.requestId,
      ...change.value,
    })
    return { ok: true, value: toOrder((await readOrder(core.db, id, scope)) ?? order, core.clock.now()) }
  }

  return [
    serve(orderingEndpoints.confirm, (call) =>
      step(call, 'confirm', (order) => {
        const { appointment, readyInMinutes } = call.body
        const planned =
          appointment ??
          (readyInMinutes ? String(readyAt(readyInMinutes, openingOf(order), core.clock.now())) : order.appointment)
        return ok({
          set: sql`appointment_date = ${planned}, ${touched(core, order)}`,
          values: { appointmentDate: planned, ...(order.counter_state === 'open' ? { endedProposal: true } : {}) },
          ...held(),
        })
      }),
    ),
    ...(Object.keys(undos) as UndoAction[]).map((action) =>
      serve(orderingEndpoints[action], async (call) => {
        const undone = await undo({
          id: call.params.id,
          version: call.body.version,
          action,
          scope: scopeOf(call.session),
          actor: actorOf(call.session),
          requestId: call.requestId,
        })
        return undone.ok ? { ok: true, value: toOrder(undone.value, core.clock.now()) } : refusal(core, undone)
      }),
    ),
    serve(orderingEndpoints.reject, (call) =>
      step(call, 'reject', (order) => {
        const { reason, message, refund } = call.body
        // The reason 'other' does not explain anything, so it needs a text.
        const why = reason === 'other' ? message : reason
        const refused = refundRefused(order, 'reject', { refund, why })
        if (refused) return refused
        return ok({
          set: sql`rejection_message = ${message}, ${answered(refund)}, ${touched(core, order)}`,
          note: message,
          values: { reason, ...(refund === undefined ? {} : { refund }) },
          money: [{ event: 'ended', refund }],
          promises: refund ? [refundPromise(order)] : [],
        })
      }),
    ),
    serve(orderingEndpoints.cancel, (call) =>
      step(call, 'cancel', (order) => {
        const { message, refund, reason = '' } = call.body
        // A caller of an older version sends no reason. The message to the guest then says why.
        const refused = refundRefused(order, 'cancel', { refund, why: reason || message })
        if (refused) return refused
        return ok({
          set: sql`rejection_message = ${message}, ${answered(refund)}, ${touched(core, order)}`,
          note: message,
          values: { ...(reason ? { reason } : {}), ...(refund === undefined ? {} : { refund }) },
          money: [{ event: 'ended', refund }],
          promises: refund ? [refundPromise(order)] : [],
        })
      }),
    ),
    serve(orderingEndpoints.changeTime, (call) =>
      step(call, 'changeTime', (order) => {
        const appointment = Temporal.Instant.from(call.body.appointment)
        const code = newTimeRefusal(appointment, core.clock.now())
        if (code) return fail({ code, field: 'appointment' })
        return ok({
          set: sql`appointment_date = ${appointment}`,
          values: { before: order.appointment_date ?? order.appointment, after: String(appointment) },
          payload: { turn: (order.timeline ?? []).filter((entry) => isEntry(entry, 'change-time')).length + 1 },
        })
      }),
    ),
    serve(orderingEndpoints.inDelivery, (call) => step(call, 'inDelivery', () => ok(held()))),
    serve(orderingEndpoints.completed, (call) => step(call, 'complete', () => ok(held()))),
    serve(orderingEndpoints.counterAppointment, (call) =>
      step(call, 'proposeCounterAppointment', async (order) => {
        const now = core.clock.now()
        const appointment = Temporal.Instant.from(call.body.appointment)
        const possible = await checkProposal(ports, order, appointment, now)
        if (!possible.ok) return possible
        // An answer after the proposed time would be useless. Therefore the proposal never expires later than the proposed time.
        const latest = now.add({ minutes: call.body.expiresInMinutes })
        const expiresAt = Temporal.Instant.compare(latest, appointment) < 0 ? latest : appointment
        return ok({
          set: sql`counter_appointment = ${appointment}, counter_expires_at = ${expiresAt}, counter_message = ${call.body.message},
            counter_state = 'open', seen_at = coalesce(o.seen_at, ${now})`,
          note: call.body.message,
          values: { appointment: String(appointment), expiresAt: String(expiresAt) },
        })
      }),
    ),
    serve(orderingEndpoints.seen, async (call) => {
      const order = await readOrder(core.db, call.params.id, scopeOf(call.session))
      if (!order) return { ok: false, code: 'record.not_found' }
      if (order.seen_at) return { ok: true, value: toOrder(order, core.clock.now()) }
      return note(call, 'seen', () => ok({ set: sql`seen_at = ${core.clock.now()}`, provided: sql`o.seen_at IS NULL` }))
    }),
    serve(orderingEndpoints.note, (call) => note(call, 'note', () => ok({ note: call.body.note }))),
    serve(orderingEndpoints.resendEmail, (call) =>
      note(call, 'resend-new-order-email', (order) =>
        order.email
          ? ok({ topic: 'order.placed', payload: { resend: true } })
          : fail({ code: 'order.no_email', field: 'email' }),
      ),
    ),
    serve(orderingEndpoints.updatePaymentStatus, (call) =>
      note(call, 'update-payment-status', async (order) => {
        const checked = await ports.checkPayment(order)
        return checked.ok ? ok({}) : checked
      }),
    ),
  ]
}

/** The next opening of the branch, if the order was placed while the branch was closed. Null if the branch was open. */
const openingOf = (order: OrderWithMoney): Temporal.Instant | null =>
  order.awaited_from === null ? null : Temporal.Instant.from(order.awaited_from)

/** Columns that every step of staff sets: the order counts as opened, and a proposed time that the customer has not answered expires. */
const touched = (core: BrandCore, order: OrderWithMoney) =>
  sql`seen_at = coalesce(o.seen_at, ${core.clock.now()})${order.counter_state === 'open' ? sql`, counter_state = 'expired'` : empty}`

/**
 * If staff decided about a refund with this step, `refund_asked` becomes false. If not, it keeps its value. An unpaid order can have
 * undecided money, too, if the guest paid a wrong amount.
 */
const answered = (refund: boolean | undefined) => sql`refund_asked = o.refund_asked AND ${refund === undefined}`

/** Returns a refusal if this step decides about money, but the decision or its reason is missing. `why`: the text that gives the reason. */
function refundRefused(
  order: OrderWithMoney,
  action: OrderAction,
  given: { refund: boolean | undefined; why: string },
) {
  if (given.refund === undefined)
    return asksForRefund({ paymentState: order.payment_state }, action)
      ? fail({ code: 'order.refund_undecided', field: 'refund' })
      : undefined
  return given.why ? undefined : fail({ code: 'order.reason_missing', field: 'message' })
}
