import { type Handler, serve } from '#platform/module.ts'
import { paymentsEndpoints, type returns } from '../contract.ts'
import { isFinished, isUnderWay } from '../rules/attempt.ts'
import { type AttemptRow, readAttempt } from './attempts.ts'
import type { PageSecrets } from './page-secret.ts'
import type { PaymentsDeps, ReadNow } from './readings.ts'

/** A redirect (303) after which the browser continues with GET, whatever method it used. */
export const seeOther = (location: string) => ({
  ok: true as const,
  value: '',
  status: 303,
  headers: { location, 'content-type': 'text/plain', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
})

/**
 * The payer returns from the payment page. The address proves nothing: the provider is read once, and the stored state decides the next
 * page (docs/rules/payments.md, Common rules).
 */
export const returnHandler = (deps: PaymentsDeps, read: ReadNow, secrets: PageSecrets): Handler =>
  serve(paymentsEndpoints.return, async (call) => {
    const { id, secret } = call.params
    if (!secrets.fits('return', id, secret)) return { ok: false, code: 'record.not_found' }
    const row = await readAttempt(deps.core.db, id)
    const answer = row && !isFinished(row.state) ? await read(row) : undefined
    const order = row && (await deps.ports.order(row.order_id))
    if (!row || !order) return { ok: false, code: 'record.not_found' }
    const now = answer?.ok ? answer.value : row
    // If another attempt has paid the order, or the order has ended, no further attempt is needed.
    if (!order.isPayable || !hasFailed(now, call.query.as)) return seeOther(`${row.base_url}${order.statusPath}`)
    // If the provider reports a cancelled payment, the page can say that nothing was charged. The address alone does not prove the cancellation.
    const why = now.state === 'canceled' ? '&payment=canceled' : ''
    return seeOther(`${row.base_url}${order.errorPath}${why}`)
  })

/** Does the payer get the page for a failed payment? While the provider does not know the result yet, the address of the return decides. */
const hasFailed = ({ state }: AttemptRow, as: (typeof returns)[number]): boolean =>
  state === 'open' ? as !== 'done' : isFinished(state) && state !== 'paid' && !isUnderWay(state)
