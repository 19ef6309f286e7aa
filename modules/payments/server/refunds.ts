import sql from 'sql-template-tag'
import type { OutboxHandler } from '#platform/module.ts'
import { cutsOf, sharesOf, standingOf } from '../rules/attempt.ts'
import {
  type AttemptRow,
  attemptOf,
  knownOf,
  lockAttempts,
  readAttempt,
  readAttempts,
  type RefundRow,
} from './attempts.ts'
import type { Told } from './ports.ts'
import { type PaymentsDeps, type ReadNow, valuesOf } from './readings.ts'

/**
 * If the provider does not respond, a refund is sent at most this many times. This takes about four minutes. After that the refund fails:
 * staff decide again, or refund the money by hand.
 */
const mostAttempts = 8

/**
 * Sends the refunds that staff decided for an order. The amount is computed now, when the refunds are sent, under the locks that decisions
 * and payments use. Therefore money that was received after the decision is not included, and money that staff decided to keep is not
 * included. The provider is read before and after the sending. Staff may have made a refund by hand in the provider's dashboard, or the
 * response to a refund may have been lost. The reading finds these refunds, so they are not made twice.
 */
export const refundHandler =
  (deps: PaymentsDeps, read: ReadNow): OutboxHandler =>
  async (payload, entry) => {
    const orderId = String(payload['orderId'])
    const isLast = entry.attempt >= mostAttempts
    const silent = new Map<string, string>()
    for (const row of await readAttempts(deps.core.db, orderId)) {
      if (row.state !== 'paid') continue
      const fresh = await read(row)
      if (fresh.ok) continue
      if (fresh.trouble === 'outage' && !isLast) return { retry: fresh.detail }
      silent.set(row.id, fresh.detail)
    }
    for (const row of await decided(deps, orderId)) {
      const detail = silent.get(row.id)
      const sent: Told<null> =
        detail === undefined ? await send(deps, read, row) : { ok: false, trouble: 'refused', detail }
      if (sent.ok) continue
      if (sent.trouble === 'outage' && !isLast) return { retry: sent.detail }
      await giveUp(deps, row, sent.detail)
    }
  }

/** Computes the refund of each attempt and stores it before any refund is sent. Returns the attempts that have refunds to send. */
async function decided({ core, ports }: PaymentsDeps, orderId: string): Promise<AttemptRow[]> {
  const { rows, rest } = await core.db.tx(async (tx) => {
    const locked = await lockAttempts(tx, orderId)
    const due = await ports.centsDue(tx, orderId)
    // Stored refunds that the provider has not confirmed are subtracted from the amount to refund. This includes refunds to which the
    // provider did not respond.
    const sources = locked.toReversed().map((row) => ({
      row,
      attempt: attemptOf(row),
      requested: requestedOf(row),
      unheard: row.refunds.filter(isUnheard),
    }))
    // The reduced refund keeps its key. The provider may have made the refund, and only its response was lost. The provider then refuses
    // another amount with this key and does not refund more.
    for (const { of, cents } of cutsOf(due, sources))
      await tx.run(
        of.cents > cents
          ? sql`UPDATE payment_refunds SET amount_cents = amount_cents - ${cents} WHERE id = ${of.id}`
          : sql`UPDATE payment_refunds SET state = 'failed', error = 'went back otherwise' WHERE id = ${of.id}`,
      )
    const { shares, rest } = sharesOf(due, sources)
    for (const { of, cents } of shares)
      await tx.run(sql`
        INSERT INTO payment_refunds (id, attempt_id, key, amount_cents, requested_at)
        VALUES (${core.ids.uuid()}, ${of.row.id}, ${`${of.row.key}r${of.row.refunds.length + 1}`}, ${cents}, ${core.clock.now()})`)
    return { rows: await readAttempts(tx, orderId), rest }
  })
  if (rest > 0) core.log.error({ order: orderId, cents: rest }, 'More is to be given back than is held')
  return rows.filter(({ refunds }) => refunds.some(isUnheard))
}

const isUnheard = ({ state, providerId }: RefundRow): boolean => state === 'requested' && providerId === null

const requestedOf = ({ refunds }: AttemptRow): number =>
  refunds.reduce((sum, { state, cents }) => (state === 'requested' ? sum + cents : sum), 0)

async function send(deps: PaymentsDeps, read: ReadNow, row: AttemptRow): Promise<Told<null>> {
  const known = knownOf(row)
  const provider = deps.providerOf(row.provider)
  if (!known || !provider) return { ok: false, trouble: 'refused', detail: 'nobody to ask' }
  for (const refund of row.refunds) {
    if (!isUnheard(refund)) continue
    const made = await provider.refund(known, { cents: refund.cents, key: refund.key })
    if (!made.ok) return made
    await deps.core.db.run(sql`UPDATE payment_refunds SET provider_id = ${made.value.refundId} WHERE id = ${refund.id}`)
  }
  await deps.core.db.run(
    sql`UPDATE payment_attempts SET next_read_at = ${deps.core.clock.now().add({ minutes: 5 })} WHERE id = ${row.id}`,
  )
  const after = await readAttempt(deps.core.db, row.id)
  // The refund was sent, and its id is stored. If this reading fails, a scheduled job reads the attempt in five minutes.
  if (after) await read(after)
  return { ok: true, value: null }
}

/**
 * The refunds of the attempt that were not sent get the state `failed`. Staff must then decide again, and the order's timeline shows the
 * failure. Does nothing if there is no such refund.
 */
async function giveUp({ core, ports }: PaymentsDeps, row: AttemptRow, detail: string): Promise<void> {
  core.log.error({ order: row.order_id, provider: row.provider, detail }, 'A refund could not be made')
  await core.db.tx(async (tx) => {
    const rows = await lockAttempts(tx, row.order_id)
    const failed = await tx.many<{ cents: number }>(
      sql`UPDATE payment_refunds SET state = 'failed', error = ${detail.slice(0, 300)}
        WHERE attempt_id = ${row.id} AND state = 'requested' AND provider_id IS NULL RETURNING amount_cents AS cents`,
    )
    // No refund is left that could fail: another server process has sent or cancelled the refund in the meantime.
    if (failed.length === 0) return
    await ports.apply(tx, row.order_id, {
      ...standingOf(rows.map(attemptOf)),
      isNewMoney: false,
      isRefundFailed: true,
      values: { ...valuesOf(row), failed: failed.reduce((sum, { cents }) => sum + cents, 0) / 100 },
    })
  })
}
