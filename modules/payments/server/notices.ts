import * as z from 'zod'
import { type Answer, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { paymentsEndpoints, type Provider } from '../contract.ts'
import { isSigned } from './adapters/datatrans-signature.ts'
import { findAttempt } from './attempts.ts'
import type { PaymentsDeps, ReadNow } from './readings.ts'

/**
 * The response to a notice that was processed. A notice about a payment that we do not know gets the same response. Therefore outsiders
 * cannot find out which payments exist (docs/rules/payments.md, Mollie).
 */
const taken: Answer<string> = {
  ok: true,
  value: '',
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
}
/** We could not read the payment from the provider. This response makes the provider send its notice again later. */
const again: Refusal = { ok: false, code: 'request.unavailable' }
const notConfigured: Refusal = { ok: false, code: 'request.not_found' }

/**
 * Receives the notices that providers send when a payment changes. A notice proves nothing and only starts a reading: the state is read from the
 * provider, so that a forged or repeated notice changes nothing (docs/rules/payments.md, Common rules).
 */
export function noticeHandlers(deps: PaymentsDeps, read: ReadNow, signKeyNow: () => Uint8Array | undefined): Handler[] {
  const readNamed = async (provider: Provider, id: string | undefined): Promise<Answer<string> | Refusal> => {
    const row = id === undefined ? undefined : await findAttempt(deps.core.db, provider, id)
    if (!row) return taken
    const answer = await read(row)
    return answer.ok ? taken : again
  }
  return [
    serve(paymentsEndpoints.mollieNotice, async (call) => {
      if (!deps.providerOf('mollie')) return notConfigured
      const { data } = z.object({ id: z.string().regex(/^\w{1,60}$/) }).safeParse(call.body)
      return readNamed('mollie', data?.id)
    }),
    serve(paymentsEndpoints.datatransNotice, async (call) => {
      if (!deps.providerOf('datatrans')) return notConfigured
      const signKey = signKeyNow()
      if (signKey && !isSigned(call.headers['datatrans-signature'], bytesOf(call), signKey)) {
        deps.core.log.warn({ requestId: call.requestId }, 'A payment notice with a wrong signature')
        return { ok: false, code: 'payment.signature' }
      }
      const id = z.union([z.string().regex(/^\w{1,60}$/), z.int().transform(String)])
      const { data } = z.object({ transactionId: id }).safeParse(call.body)
      return readNamed('datatrans', data?.transactionId)
    }),
  ]
}

const bytesOf = (call: Call): Uint8Array => call.rawBody ?? new Uint8Array()
