import { type Handler, serve } from '#platform/module.ts'
import { paymentsEndpoints, type returns } from '../contract.ts'
import { isFinished, isUnderWay } from '../rules/attempt.ts'
import { type AttemptRow, readAttempt } from './attempts.ts'
import type { PageSecrets } from './page-secret.ts'
import type { PaymentsDeps, ReadNow } from './readings.ts'

/** Browsers go on with GET whatever they came with. */
export const seeOther = (location: string) => ({
  ok: true as const,
  value: '',
  status: 303,
  headers: { location, 'content-type': 'text/plain', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
})

/** Back from the payment page. The address proves nothing: the provider is asked once, and the stored state leads on (reference: payments §3.2). */
export const returnHandler = (deps: PaymentsDeps, read: ReadNow, secrets: PageSecrets): Handler =>
  serve(paymentsEndpoints.return, async (call) => {
    const { id, secret } = call.params
    if (!secrets.fits('return', id, secret)) return { ok: false, code: 'record.not_found' }
    const row = await readAttempt(deps.core.db, id)
    const answer = row && !isFinished(row.state) ? await read(row) : undefined
    const order = row && (await deps.ports.order(row.order_id))
    if (!row || !order) return { ok: false, code: 'record.not_found' }
    const now = answer?.ok ? answer.value : row
    // An order that was paid by another attempt, or has ended, has nothing to be tried again.
    if (!order.isPayable || !hasFailed(now, call.query.as)) return seeOther(`${row.base_url}${order.statusPath}`)
    // What the provider knows to be called off, unlike what the address claims, can be said to have taken nothing.
    const why = now.state === 'canceled' ? '&payment=canceled' : ''
    return seeOther(`${row.base_url}${order.errorPath}${why}`)
  })

/** While the provider knows nothing yet, how the payer came back decides what they see first. */
const hasFailed = ({ state }: AttemptRow, as: (typeof returns)[number]): boolean =>
  state === 'open' ? as !== 'done' : isFinished(state) && state !== 'paid' && !isUnderWay(state)
