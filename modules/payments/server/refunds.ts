import sql from 'sql-template-tag'
import type { OutboxHandler } from '#platform/module.ts'
import { heldCents, standingOf } from '../rules/attempt.ts'
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

/** Some four minutes of trying; then staff are asked again, who can also pay it back by hand. */
const mostAttempts = 8

/**
 * Gives back all money of an order that has not gone back, or what is more than `keepCents`: the order has become cheaper, or was paid
 * twice, and goes on. What the provider says is read before and after, so that a refund made by hand in its dashboard, or in an answer that
 * was lost, is found and not repeated, even when it has forgotten our key.
 */
export const refundHandler =
  (deps: PaymentsDeps, read: ReadNow): OutboxHandler =>
  async (payload, entry) => {
    const orderId = String(payload['orderId'])
    let keep = Number(payload['keepCents'] ?? 0)
    for (const row of await readAttempts(deps.core.db, orderId)) {
      if (row.state !== 'paid') continue
      const done = await refundOne(deps, read, row, keep)
      if (done === 'overtaken') return { retry: 'Another refund of the order is being made' }
      if (done.ok) {
        keep -= done.value
        continue
      }
      if (done.trouble === 'outage' && entry.attempt < mostAttempts) return { retry: done.detail }
      await giveUp(deps, row, done.detail)
    }
  }

/** Answers with what of `keep` this attempt holds; `overtaken`: what was read is no longer so, and is to be read again. */
async function refundOne(
  deps: PaymentsDeps,
  read: ReadNow,
  row: AttemptRow,
  keep: number,
): Promise<Told<number> | 'overtaken'> {
  const fresh = await read(row)
  if (!fresh.ok) return fresh
  const now = fresh.value
  // What the provider has taken and is still at counts as gone: its notice or the job tells the end.
  const requested = now.refunds.filter(({ state }) => state === 'requested')
  const onItsWay = requested.reduce((sum, { cents }) => sum + cents, 0)
  const left = Math.max(0, heldCents(attemptOf(now)) - onItsWay)
  const kept = Math.min(keep, left)
  const unsent = requested.filter(({ providerId }) => providerId === null)
  if (left === kept && unsent.length === 0) return { ok: true, value: kept }
  const known = knownOf(now)
  const provider = deps.providerOf(now.provider)
  if (!known || !provider) return { ok: false, trouble: 'refused', detail: 'nobody to ask' }
  const asked = left > kept ? await insert(deps, now, left - kept) : undefined
  if (asked === 'overtaken') return asked
  for (const refund of [...unsent, ...(asked ? [asked] : [])]) {
    const made = await provider.refund(known, { cents: refund.cents, key: refund.key })
    if (!made.ok) return made
    await deps.core.db.run(sql`UPDATE payment_refunds SET provider_id = ${made.value.refundId} WHERE id = ${refund.id}`)
  }
  await deps.core.db.run(
    sql`UPDATE payment_attempts SET next_read_at = ${deps.core.clock.now().add({ minutes: 5 })} WHERE id = ${now.id}`,
  )
  const after = await readAttempt(deps.core.db, now.id)
  // The money is on its way back; if this reading is lost, the next one tells.
  if (after) await read(after)
  return { ok: true, value: kept }
}

/** Two refunds of one order at the same time take the same number: who comes second counts anew, so that nothing goes back twice. */
async function insert({ core }: PaymentsDeps, row: AttemptRow, cents: number): Promise<RefundRow | 'overtaken'> {
  const refund = { id: core.ids.uuid(), key: `${row.key}r${row.refunds.length + 1}`, cents }
  const isFirst = await core.db.first(sql`
    INSERT INTO payment_refunds (id, attempt_id, key, amount_cents, requested_at)
    VALUES (${refund.id}, ${row.id}, ${refund.key}, ${cents}, ${core.clock.now()})
    ON CONFLICT ON CONSTRAINT payment_refunds_key DO NOTHING RETURNING id`)
  return isFirst ? { ...refund, state: 'requested', providerId: null } : 'overtaken'
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
