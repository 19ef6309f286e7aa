import sql from 'sql-template-tag'
import type { OutboxHandler, ScheduledJob } from '#platform/module.ts'
import { isFinished, standingOf } from '../rules/attempt.ts'
import { type AttemptRow, attemptOf, knownOf, readAttempt, readAttempts } from './attempts.ts'
import { closeAttempt, expireOpen, type PaymentsDeps, type ReadNow } from './readings.ts'

/**
 * Minutes. Before an unpaid order gets the state 'failed', its payments are read from the provider again. A payment that was read less than
 * this many minutes ago is not read again.
 */
const FRESH_MINUTES = 5

/**
 * Whether an unpaid order may get the state 'failed' now. `fail`: yes. `wait`: no, because money was received or is being processed.
 * `unknown`: the provider does not respond.
 */
type BeforeFailing = 'fail' | 'wait' | 'unknown'

/**
 * A job that reads an attempt from its provider if no notice about it has arrived for a long time (docs/rules/payments.md, Common rules).
 * Open attempts that the provider does not know are set to expired after an hour.
 */
export const readUnfinished = (deps: PaymentsDeps, read: ReadNow): ScheduledJob => ({
  name: 'payments.read-unfinished',
  everySeconds: 60,
  async run(signal) {
    const { core } = deps
    const due = await core.db.many<{ id: string }>(
      sql`SELECT id FROM payment_attempts WHERE next_read_at <= ${core.clock.now()} ORDER BY next_read_at LIMIT 50`,
    )
    for (const { id } of due) {
      if (signal.aborted) return
      const row = await readAttempt(core.db, id)
      if (!row) continue
      const answer = row.provider_id === null ? undefined : await read(row)
      if (answer?.ok) continue
      const isForgotten = answer === undefined || answer.trouble === 'unknown'
      await (isForgotten && row.state === 'open' ? expireIfOld(deps, row) : postpone(deps, row))
    }
  },
})

/**
 * Called for an open attempt that its provider does not know. If the attempt is older than an hour, it is set to expired. If not, it is
 * read again later: a request may still wait for the provider's response, or a payer may use the page. Money that is received after the
 * expiry still counts.
 */
async function expireIfOld(deps: PaymentsDeps, row: AttemptRow): Promise<void> {
  const isOld = Date.parse(row.created_at) + 3_600_000 <= deps.core.clock.now().epochMilliseconds
  await (isOld ? expireOpen(deps, row) : postpone(deps, row))
}

const postpone = ({ core }: PaymentsDeps, row: AttemptRow): Promise<number> =>
  core.db.run(
    sql`UPDATE payment_attempts SET next_read_at = CASE WHEN created_at < ${core.clock.now().subtract({ hours: 24 * 30 })} THEN NULL
      ELSE ${core.clock.now().add({ hours: 1 })}::timestamptz END WHERE id = ${row.id}`,
  )

/**
 * Called before an unpaid order gets the state 'failed'. Reads the payments of the order from the provider, and closes its open payment
 * pages, so that nobody pays afterwards. Returns whether the order may get this state.
 */
export const beforeFailing =
  (deps: PaymentsDeps, read: ReadNow) =>
  async (orderId: string): Promise<BeforeFailing> => {
    const close = closeAttempt(deps, read)
    const now = deps.core.clock.now()
    for (const row of await readAttempts(deps.core.db, orderId)) {
      if (isFinished(row.state) || row.provider_id === null) continue
      const isFresh =
        row.read_at !== null &&
        Temporal.Instant.compare(Temporal.Instant.from(row.read_at).add({ minutes: FRESH_MINUTES }), now) > 0
      // An attempt whose provider is not configured any more cannot be read.
      if (isFresh || deps.providerOf(row.provider) === undefined) continue
      const answer = await read(row)
      if (!answer.ok && answer.trouble === 'outage') return 'unknown'
    }
    const rows = await readAttempts(deps.core.db, orderId)
    const { state } = standingOf(rows.map(attemptOf))
    if (state === 'pending' || state === 'paid') return 'wait'
    for (const row of rows) if (row.state === 'open') await close(row)
    const after = standingOf((await readAttempts(deps.core.db, orderId)).map(attemptOf)).state
    return after === 'pending' || after === 'paid' ? 'wait' : 'fail'
  }

/** Closes the payment pages of an order that ended unpaid, if the provider can. If a guest pays nevertheless, staff must decide about a refund. */
export const closeHandler = (deps: PaymentsDeps, read: ReadNow): OutboxHandler => {
  const close = closeAttempt(deps, read)
  return async (payload, entry) => {
    for (const row of await readAttempts(deps.core.db, String(payload['orderId']))) {
      if (isFinished(row.state)) continue
      const answer = await close(row)
      if (!answer.ok && answer.trouble === 'outage' && entry.attempt < 5) return { retry: answer.detail }
    }
  }
}

/** Outbox topic: close a payment page whose attempt ended while the provider was creating the page. Payload: `{ attemptId }`. */
export const closePageTopic = 'payments.close-page'

/**
 * Cancels the payment page of an attempt at its provider (docs/rules/payments.md, Common rules). Then reads the payment again, because the
 * guest may have paid in the meantime. Does nothing if the provider has created no payment for the attempt. If the provider does not
 * respond, the outbox tries again, up to ten times.
 */
export const closePageHandler =
  (deps: PaymentsDeps, read: ReadNow): OutboxHandler =>
  async (payload, entry) => {
    const row = await readAttempt(deps.core.db, String(payload['attemptId']))
    const known = row && knownOf(row)
    if (!row || !known) return
    const told = await deps.providerOf(row.provider)?.cancel?.(known, 'open')
    if (told && !told.ok && told.trouble === 'outage' && entry.attempt < 10) return { retry: told.detail }
    const answer = await read(row)
    if (!answer.ok && answer.trouble === 'outage' && entry.attempt < 10) return { retry: answer.detail }
  }
