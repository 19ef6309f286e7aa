import sql from 'sql-template-tag'
import { type Handler, serve } from '#platform/module.ts'
import { paymentsEndpoints, type returns } from '../contract.ts'
import { isFinished, isUnderWay, standingOf } from '../rules/attempt.ts'
import { type AttemptRow, attemptOf, lockAttempts, readAttempt } from './attempts.ts'
import type { PageSecrets } from './page-secret.ts'
import { type PaymentsDeps, type ReadNow, valuesOf } from './readings.ts'

/** Seconds after the return of a payer until the provider is asked again, if no result is known. */
const CHECK_AGAIN_SECONDS = 60

/** Redirects the browser with status 303. The browser then opens `location` with GET, even if its request was a POST. */
export const seeOther = (location: string) => ({
  ok: true as const,
  value: '',
  status: 303,
  headers: { location, 'content-type': 'text/plain', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
})

/**
 * Handles the payer's return from the payment page. Anybody can open this address, so the address proves nothing: the provider is asked once,
 * and the stored state decides the next page (docs/rules/payments.md, Common rules). The outcome in the address decides only while the stored
 * state is open.
 */
export const returnHandler = (deps: PaymentsDeps, read: ReadNow, secrets: PageSecrets): Handler =>
  serve(paymentsEndpoints.return, async (call) => {
    const { id, secret } = call.params
    if (!secrets.fits('return', id, secret)) return { ok: false, code: 'record.not_found' }
    const row = await readAttempt(deps.core.db, id)
    const answer = row && !isFinished(row.state) ? await read(row) : undefined
    const order = row && (await deps.ports.order(row.order_id))
    // The payment was a real one, but its order was deleted meanwhile. The payer sees the start page.
    if (!row || !order) return seeOther(`${deps.ports.baseUrl()}/`)
    const now = answer?.ok ? answer.value : row
    // The payer sees the status page in two cases. First case: this attempt has not failed. Second case: the order needs no further
    // payment, because another attempt has paid it or because the order has ended.
    if (!order.isPayable || !hasFailed(now, call.query.as)) {
      if (order.isPayable && !isFinished(now.state)) await checkSoon(deps, now)
      return seeOther(`${row.base_url}${order.statusPath}`)
    }
    // If the provider itself reports the payment as cancelled, the page can say that nothing was charged. The return address alone does not prove
    // that.
    const why = now.state === 'canceled' ? '&payment=canceled' : ''
    return seeOther(`${row.base_url}${order.errorPath}${why}`)
  })

/**
 * The payer has come back, but no result is known. The page of the order says that the payment is being checked. The provider is asked again
 * soon, because its notice may be lost.
 */
async function checkSoon({ core, ports }: PaymentsDeps, row: AttemptRow): Promise<void> {
  const soon = core.clock.now().add({ seconds: CHECK_AGAIN_SECONDS })
  await core.db.tx(async (tx) => {
    const rows = await lockAttempts(tx, row.order_id)
    await tx.run(
      sql`UPDATE payment_attempts SET next_read_at = least(next_read_at, ${soon}::timestamptz) WHERE id = ${row.id} AND next_read_at IS NOT NULL`,
    )
    await ports.apply(tx, row.order_id, {
      ...standingOf(rows.map(attemptOf)),
      isNewMoney: false,
      isPayerBack: true,
      values: valuesOf(row),
    })
  })
}

/**
 * True if the payer gets the page for a failed payment. While the provider still reports the attempt as open, the outcome in the return address
 * decides.
 */
const hasFailed = ({ state }: AttemptRow, as: (typeof returns)[number]): boolean =>
  state === 'open' ? as !== 'done' : isFinished(state) && state !== 'paid' && !isUnderWay(state)
