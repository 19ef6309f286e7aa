import sql from 'sql-template-tag'
import type { OutboxHandler } from '#platform/module.ts'
import { heldCents, standingOf } from '../rules/attempt.ts'
import { type AttemptRow, attemptOf, knownOf, lockAttempts, readAttempts, type RefundRow } from './attempts.ts'
import type { Told } from './ports.ts'
import { type PaymentsDeps, type ReadNow, valuesOf } from './readings.ts'

/** Some four minutes of trying; then staff are asked again, who can also pay it back by hand. */
const mostAttempts = 8

/**
 * Gives back all money of an order that has not gone back. What the provider says is read before and after, so that a refund made twice, by
 * hand in its dashboard or in an answer that was lost, is found and not repeated, even when it has forgotten our key.
 */
export const refundHandler =
  (deps: PaymentsDeps, read: ReadNow): OutboxHandler =>
  async (payload, entry) => {
    const orderId = String(payload['orderId'])
    for (const row of await readAttempts(deps.core.db, orderId)) {
      if (row.state !== 'paid') continue
      const done = await refundOne(deps, read, row)
      if (done.ok) continue
      if (done.trouble === 'outage' && entry.attempt < mostAttempts) return { retry: done.detail }
      await giveUp(deps, row, done.detail)
    }
  }

async function refundOne(deps: PaymentsDeps, read: ReadNow, row: AttemptRow): Promise<Told<null>> {
  const fresh = await read(row)
  if (!fresh.ok) return fresh
  const now = fresh.value
  const cents = heldCents(attemptOf(now))
  const known = knownOf(now)
  const provider = deps.providerOf(now.provider)
  if (cents === 0) return { ok: true, value: null }
  if (!known || !provider) return { ok: false, trouble: 'refused', detail: 'nobody to ask' }
  const refund = now.refunds.find(({ state }) => state === 'requested') ?? (await insert(deps, now, cents))
  // Taken by the provider, who is still at it: its notice or the job tells the end.
  if (refund.providerId !== null) return { ok: true, value: null }
  const made = await provider.refund(known, { cents: refund.cents, key: refund.key })
  if (!made.ok) return made
  await deps.core.db.run(
    sql`UPDATE payment_refunds SET provider_id = ${made.value.refundId} WHERE id = ${refund.id}`,
  )
  await deps.core.db.run(
    sql`UPDATE payment_attempts SET next_read_at = ${deps.core.clock.now().add({ minutes: 5 })} WHERE id = ${now.id}`,
  )
  const [after = now] = (await readAttempts(deps.core.db, now.order_id)).filter(({ id }) => id === now.id)
  // The money is on its way back; if this reading is lost, the next one tells.
  await read(after)
  return { ok: true, value: null }
}

async function insert({ core }: PaymentsDeps, row: AttemptRow, cents: number): Promise<RefundRow> {
  const refund = { id: core.ids.uuid(), key: `${row.key}r${row.refunds.length + 1}`, cents }
  await core.db.run(sql`
    INSERT INTO payment_refunds (id, attempt_id, key, amount_cents, requested_at)
    VALUES (${refund.id}, ${row.id}, ${refund.key}, ${cents}, ${core.clock.now()})`)
  return { ...refund, state: 'requested', providerId: null }
}

/** The order asks staff again, with what was tried in its timeline. */
async function giveUp({ core, ports }: PaymentsDeps, row: AttemptRow, detail: string): Promise<void> {
  core.log.error({ order: row.order_id, provider: row.provider, detail }, 'A refund could not be made')
  await core.db.tx(async (tx) => {
    const rows = await lockAttempts(tx, row.order_id)
    await tx.run(
      sql`UPDATE payment_refunds SET state = 'failed', error = ${detail.slice(0, 300)} WHERE attempt_id = ${row.id} AND state = 'requested' AND provider_id IS NULL`,
    )
    await ports.apply(tx, row.order_id, {
      ...standingOf(rows.map(attemptOf)),
      isNewMoney: false,
      isRefundFailed: true,
      values: valuesOf(row),
    })
  })
}
