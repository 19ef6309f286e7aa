import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { ESCALATED_AFTER_MINUTES, failsUnpaidAt, isEscalated, UNPAID_FAILS_AFTER_MINUTES } from '../rules/attention.ts'
import { orderStates, transitions } from '../rules/lifecycle.ts'
import { steps } from '../rules/steps.ts'
import { changeOrder } from './change-order.ts'
import { followHours, type BranchOf } from './follow-hours.ts'
import { awaitingOf, type OrderRow } from './order-row.ts'
import type { OrderPayments } from './payments.ts'
import { isUndecided, readWaitingSince } from './order-queries.ts'

const system = { type: 'system' } as const

/**
 * Jobs that change orders after a certain time. Each change checks its conditions again within its transaction. Therefore nothing happens
 * twice, even if two server processes run the same job.
 */
export const orderJobs = (
  core: BrandCore,
  payments: Pick<OrderPayments, 'beforeFailing'>,
  branch: BranchOf,
): ScheduledJob[] => [
  { name: 'orders.follow-hours', everySeconds: 15, run: () => followHours(core, branch) },
  { name: 'orders.escalate', everySeconds: 15, run: () => escalate(core) },
  { name: 'orders.expire-counter-appointments', everySeconds: 15, run: () => expireCounterAppointments(core) },
  { name: 'orders.fail-unpaid', everySeconds: 60, run: (signal) => failUnpaid(core, payments, signal) },
  { name: 'orders.forget-keys', everySeconds: 86_400, run: () => forgetKeys(core) },
]

/**
 * Idempotency keys are deleted after this many days. Nobody needs them longer: a form sends the same order again only within minutes, and the
 * key is lost when the tab is closed.
 */
const KEYS_KEPT_DAYS = 30

async function forgetKeys({ clock, db }: BrandCore): Promise<void> {
  await db.run(sql`DELETE FROM order_keys WHERE created_at < ${clock.now().subtract({ hours: 24 * KEYS_KEPT_DAYS })}`)
}

/**
 * If nobody has decided about an order for 4 minutes, marks the order as escalated (docs/rules/orders.md, Waiting). Also writes an outbox
 * message: the branch gets a mail.
 */
async function escalate(core: BrandCore): Promise<void> {
  const now = core.clock.now()
  const rows = await readWaitingSince(
    core.db,
    now.subtract({ minutes: ESCALATED_AFTER_MINUTES }),
    sql`o.escalated_at IS NULL AND ${isUndecided(now)}`,
  )
  for (const order of rows.filter((row) => isEscalated(awaitingOf(row, now), now))) {
    await changeOrder(core, {
      id: order.id,
      scope: 'all',
      action: 'escalate',
      from: ['waiting'],
      keepsVersion: true,
      set: sql`escalated_at = ${now}`,
      provided: sql`o.escalated_at IS NULL`,
      actor: system,
      topic: 'order.escalated',
    })
  }
}

/** Sets proposed times to expired if the customer did not answer in time. The orders wait for staff again after that. */
async function expireCounterAppointments(core: BrandCore): Promise<void> {
  const now = core.clock.now()
  const rows = await core.db.many<Pick<OrderRow, 'id'>>(
    sql`SELECT id FROM orders WHERE counter_state = 'open' AND counter_expires_at <= ${now} ORDER BY counter_expires_at LIMIT 200`,
  )
  for (const { id } of rows) {
    await changeOrder(core, {
      id,
      scope: 'all',
      action: 'counter-appointment-expired',
      from: orderStates,
      set: sql`counter_state = 'expired', seen_at = NULL`,
      provided: sql`o.counter_state = 'open' AND o.counter_expires_at <= ${now}`,
      actor: system,
    })
  }
}

/** If a provider has not responded for this many orders in one run of the job, it is not asked again in this run. */
const MOST_UNANSWERED = 3

/**
 * Gives the state `failed` to online orders that are still unpaid after 30 minutes. First the payment provider is asked, because an order
 * whose payment is still being processed must not fail (docs/rules/orders.md, Payment).
 */
async function failUnpaid(
  core: BrandCore,
  payments: Pick<OrderPayments, 'beforeFailing'>,
  signal: AbortSignal,
): Promise<void> {
  const now = core.clock.now()
  const rows = await readWaitingSince(
    core.db,
    now.subtract({ minutes: UNPAID_FAILS_AFTER_MINUTES }),
    sql`o.payment_state IN ('open', 'failed')`,
  )
  const silent = new Map<string, number>()
  for (const order of rows) {
    if (signal.aborted) return
    const failsAt = failsUnpaidAt(awaitingOf(order, now))
    if (!failsAt || Temporal.Instant.compare(failsAt, now) > 0) continue
    const unanswered = silent.get(order.payment_method) ?? 0
    if (unanswered >= MOST_UNANSWERED) continue
    const answer = await payments.beforeFailing(order.id)
    // If a provider does not respond for one order, the reason may concern only this payment. If it does not respond for several orders, it
    // is probably not available, and the job asks it again only in the next run. The orders of other providers are still checked.
    if (answer === 'unknown') silent.set(order.payment_method, unanswered + 1)
    if (answer === 'unknown') continue
    if (answer === 'wait') continue
    await changeOrder(core, {
      id: order.id,
      scope: 'all',
      action: steps.failPayment.name,
      from: transitions.failPayment.from,
      to: transitions.failPayment.to,
      set: sql`payment_state = 'failed'`,
      provided: sql`o.payment_state IN ('open', 'failed')`,
      actor: system,
    })
  }
}
