import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Provider } from '../contract.ts'
import { afterReading, isFinished, isUnderWay, standingOf } from '../rules/attempt.ts'
import {
  type AttemptRow,
  attemptOf,
  knownOf,
  lockAttempts,
  readAttempt,
  readAttempts,
  type RefundRow,
} from './attempts.ts'
import type { PaymentNews, PaymentProvider, PaymentsPorts, ProviderReading, Told } from './ports.ts'

export interface PaymentsDeps {
  core: BrandCore
  ports: PaymentsPorts
  /** The provider with this name. Undefined if the provider is no longer configured. */
  providerOf(name: Provider): PaymentProvider | undefined
}

/**
 * A notice of the provider can be lost. Therefore a scheduled job reads each attempt from its provider: first 5 minutes after the attempt
 * began, then hourly until the attempt is 30 days old (docs/rules/payments.md, Common rules).
 */
export const FIRST_READ_MINUTES = 5
const READ_EVERY_MINUTES = 60
const READ_FOR_DAYS = 30

export type ReadNow = (row: AttemptRow) => Promise<Told<AttemptRow>>

/**
 * Reads the state of a payment attempt from its provider and stores it. This reading is started by a notice (webhook) of the provider, or
 * when the guest comes back from the payment page. What these two contain does not change the stored state.
 */
export const readAttemptNow =
  (deps: PaymentsDeps): ReadNow =>
  async (row) => {
    const first = await ask(deps, row)
    if (!first.ok) return first
    if (first.value.reading.state !== 'authorized') return keep(deps, row, first.value)
    // The payment is authorised: the money is reserved. If the order can still be paid and the amount is right, the payment is settled (the
    // money is taken). If not, it is cancelled. Then the state is read again.
    const known = knownOf(row)
    const provider = deps.providerOf(row.provider)
    const order = await deps.ports.order(row.order_id)
    if (!known || !provider) return keep(deps, row, first.value)
    const isWanted = order?.isPayable === true && first.value.reading.cents === row.amount_cents
    const acted = isWanted ? await provider.settle?.(known) : await provider.cancel?.(known, 'authorized')
    const second = acted?.ok ? await ask(deps, row) : undefined
    return keep(deps, row, second?.ok ? second.value : first.value)
  }

interface Asked {
  reading: ProviderReading
  /** When the provider was asked for this reading. */
  at: Temporal.Instant
}

async function ask({ core, providerOf }: PaymentsDeps, row: AttemptRow): Promise<Told<Asked>> {
  const known = knownOf(row)
  const provider = providerOf(row.provider)
  if (!known || !provider) return { ok: false, trouble: 'unknown', detail: 'nobody to ask' }
  const at = core.clock.now()
  const reading = await provider.read(known)
  return reading.ok ? { ok: true, value: { reading: reading.value, at } } : reading
}

/**
 * Stores a reading. The attempt and its order change in one transaction. If two readings are stored at the same time, the second reading
 * waits. The second reading is then compared with the state that the first reading stored.
 */
async function keep(deps: PaymentsDeps, row: AttemptRow, { reading, at }: Asked): Promise<Told<AttemptRow>> {
  const { core, ports } = deps
  const order = await ports.order(row.order_id)
  const kept = await core.db.tx(async (tx) => {
    const rows = await lockAttempts(tx, row.order_id)
    const before = rows.find(({ id }) => id === row.id)
    if (!before) return undefined
    const after = afterReading(
      attemptOf(before),
      { ...reading, at: at.epochMilliseconds },
      order?.isPayable ? order.cents : undefined,
    )
    await keepRefunds(tx, core, before, after.refundedCents)
    await tx.run(sql`
      UPDATE payment_attempts SET state = ${after.state}, paid_cents = ${after.paidCents ?? null}, refunded_cents = ${after.refundedCents},
        is_mismatched = ${after.isMismatched}, payload = ${JSON.stringify(reading.payload)}::jsonb, updated_at = ${core.clock.now()},
        read_at = greatest(read_at, ${at}::timestamptz), next_read_at = ${nextRead(core, before, after.state)}
      WHERE id = ${row.id}`)
    const standing = standingOf(rows.map((one) => (one.id === row.id ? after : attemptOf(one))))
    const refunded = after.refundedCents - before.refunded_cents
    await ports.apply(tx, row.order_id, {
      ...standing,
      isNewMoney: before.state !== 'paid' && after.state === 'paid',
      isRefundFailed: refunded < 0,
      isNewRefund: refunded > 0,
      values: {
        ...valuesOf(before, after.paidCents),
        ...(refunded > 0 ? { refunded: refunded / 100 } : {}),
        ...(refunded < 0 ? { returned: -refunded / 100 } : {}),
      },
    })
    return readAttempt(tx, row.id)
  })
  return kept ? { ok: true, value: kept } : { ok: false, trouble: 'unknown', detail: 'the order is gone' }
}

/** The values that the timeline of the order shows about an attempt. Amounts are in currency units. */
export const valuesOf = (row: AttemptRow, paidCents?: number): PaymentNews['values'] => ({
  provider: row.provider,
  attempt: row.number,
  amount: (paidCents ?? row.amount_cents) / 100,
  currency: row.currency,
})

/**
 * Updates the states of the stored refunds. `refundedCents` is the total that the provider reports. A refund is done if this total is high
 * enough for it. If the total is no longer high enough for a refund that was done, this refund has failed.
 */
async function keepRefunds(tx: Tx, core: BrandCore, row: AttemptRow, refundedCents: number): Promise<void> {
  let covered = refundedCents
  // The reported total is used for the refunds in this sequence: first the refunds that are done, then the refunds that the provider has
  // accepted, and last the refunds that the provider may never have received.
  const rank = ({ state, providerId }: RefundRow) => (state === 'done' ? 0 : providerId === null ? 2 : 1)
  for (const refund of row.refunds.toSorted((a, b) => rank(a) - rank(b))) {
    if (refund.state === 'failed') continue
    const isCovered = covered >= refund.cents
    if (isCovered) covered -= refund.cents
    if (isCovered && refund.state === 'requested')
      await tx.run(
        sql`UPDATE payment_refunds SET state = 'done', done_at = ${core.clock.now()} WHERE id = ${refund.id}`,
      )
    if (!isCovered && refund.state === 'done')
      await tx.run(
        sql`UPDATE payment_refunds SET state = 'failed', error = 'taken back by the provider' WHERE id = ${refund.id}`,
      )
  }
}

function nextRead(core: BrandCore, row: AttemptRow, state: AttemptRow['state']): Temporal.Instant | null {
  const now = core.clock.now()
  const created = Temporal.Instant.from(row.created_at)
  const waitsForRefund = row.refunds.some((refund) => refund.state === 'requested')
  if (isFinished(state) && !waitsForRefund) return null
  if (Temporal.Instant.compare(created.add({ hours: 24 * READ_FOR_DAYS }), now) < 0) return null
  const first = created.add({ minutes: FIRST_READ_MINUTES })
  return Temporal.Instant.compare(now, first) < 0 ? first : now.add({ minutes: READ_EVERY_MINUTES })
}

/**
 * Closes the payment page of an attempt, so that nobody can pay there any more, and reads the attempt again. If the provider cannot close
 * pages, the attempt is only read. An attempt whose page was never created expires. If the attempt has ended or its payment is being
 * processed, nothing is closed.
 */
export const closeAttempt =
  (deps: PaymentsDeps, read: ReadNow) =>
  async (row: AttemptRow): Promise<Told<AttemptRow>> => {
    const known = knownOf(row)
    if (!known) return expireOpen(deps, row)
    if (isFinished(row.state)) return { ok: true, value: row }
    if (!isUnderWay(row.state)) await deps.providerOf(row.provider)?.cancel?.(known, row.state)
    return read(row)
  }

/**
 * Sets an open attempt to expired, because nobody can pay it any more. There are two cases. The provider never responded, so no payer was
 * sent to the payment page. Or the provider no longer knows the payment page, which nobody has used.
 */
export async function expireOpen({ core, ports }: PaymentsDeps, row: AttemptRow): Promise<Told<AttemptRow>> {
  return core.db.tx(async (tx): Promise<Told<AttemptRow>> => {
    // All attempts of the order are locked, sorted by attempt number, before one of them changes. Without this, a simultaneous reading of
    // another attempt of the order could cause a deadlock.
    await lockAttempts(tx, row.order_id)
    await tx.run(
      sql`UPDATE payment_attempts SET state = 'expired', next_read_at = NULL, updated_at = ${core.clock.now()} WHERE id = ${row.id} AND state = 'open'`,
    )
    const rows = await readAttempts(tx, row.order_id)
    await ports.apply(tx, row.order_id, {
      ...standingOf(rows.map(attemptOf)),
      isNewMoney: false,
      values: valuesOf(row),
    })
    return { ok: true, value: rows.find(({ id }) => id === row.id) ?? row }
  })
}
