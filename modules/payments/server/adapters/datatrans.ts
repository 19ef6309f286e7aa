import * as z from 'zod'
import type { AttemptState } from '../../contract.ts'
import type { KnownPayment, NewPayment, PaymentProvider, ProviderReading, Told } from '../ports.ts'
import { askProvider, type ProviderAnswer, type ProviderDeps } from '../provider-call.ts'
import type { DatatransSettings } from '../settings.ts'

const id = z.union([z.string().min(1).max(60), z.int().transform(String)])
const amount = z.object({ amount: z.int().optional() })
const Status = z.object({
  transactionId: id,
  type: z.string().optional(),
  status: z.string(),
  currency: z.string(),
  refno: z.string(),
  paymentMethod: z.string().optional(),
  detail: z
    .object({
      init: z.object({ expires: z.string().optional() }).optional(),
      authorize: amount.optional(),
      settle: amount.optional(),
      credit: amount.optional(),
      fail: z.object({ reason: z.string().optional() }).optional(),
    })
    .optional(),
  history: z
    .array(z.object({ action: z.string(), amount: z.int().optional(), success: z.boolean().optional() }))
    .optional(),
})
type Status = z.infer<typeof Status>

/**
 * Maps Datatrans' states to ours. If a payment is `authorized`, its money is only reserved. The payment is paid when it is settled (the
 * reserved money is taken).
 */
const states: Readonly<Record<string, AttemptState>> = {
  initialized: 'open',
  challenge_required: 'pending',
  challenge_ongoing: 'pending',
  authenticated: 'pending',
  authorized: 'authorized',
  settled: 'paid',
  transmitted: 'paid',
  canceled: 'canceled',
  failed: 'failed',
}

/** Datatrans accepts references of at most this many characters (docs/rules/payments.md, Datatrans). */
const REFNO_LENGTH = 20

/**
 * The payment provider Datatrans: its JSON API, and its page to which payers are redirected (docs/rules/payments.md, Datatrans). `now` returns
 * milliseconds since 1970.
 */
export function datatransProvider(
  settings: DatatransSettings,
  deps: ProviderDeps & { now(): number },
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${settings.merchant}:${settings.password}`).toString('base64')}`
  const post = (name: string, path: string, key: string, body: unknown): Promise<Told<ProviderAnswer>> =>
    askProvider(
      {
        name: `datatrans.${name}`,
        method: 'POST',
        url: `${settings.url}/transactions${path}`,
        headers: { authorization, 'idempotency-key': key },
        body,
        waitsOnConflict: true,
      },
      deps,
    )
  const get = async (transactionId: string): Promise<Told<Status>> => {
    const url = `${settings.url}/transactions/${encodeURIComponent(transactionId)}`
    const answer = await askProvider({ name: 'datatrans.read', method: 'GET', url, headers: { authorization } }, deps)
    if (!answer.ok) return answer
    if (answer.value.status !== 200) return failed(answer.value, deps)
    const read = Status.safeParse(answer.value.body)
    return read.success
      ? { ok: true, value: read.data }
      : { ok: false, trouble: 'refused', detail: 'an answer of another shape' }
  }
  const pathOf = ({ providerId }: KnownPayment) => `/${encodeURIComponent(providerId)}`

  return {
    name: 'datatrans',
    async create(payment) {
      const answer = await post('create', '', payment.key, bodyOf(payment))
      if (!answer.ok) return answer
      const made = z.object({ transactionId: id }).safeParse(answer.value.body)
      if (answer.value.status !== 201 || !made.success) return failed(answer.value, deps)
      const { transactionId } = made.data
      return { ok: true, value: { providerId: transactionId, redirectUrl: pageOf(transactionId, answer.value) } }
    },
    async read(payment) {
      const read = await get(payment.providerId)
      if (!read.ok) return read
      // The response describes a payment with another reference. Its amount must not be used for this payment.
      if (read.value.refno !== payment.key) return { ok: false, trouble: 'refused', detail: 'another refno' }
      const inHistory = creditsOf(read.value)
      const credited = inHistory > 0 ? inHistory : await creditedBy(payment)
      return credited === undefined
        ? { ok: false, trouble: 'outage', detail: 'a refund cannot be read' }
        : readingOf(read.value, credited, deps.now())
    },
    settle: async (payment) =>
      done(
        await post('settle', `${pathOf(payment)}/settle`, `${payment.key}-settle`, {
          amount: payment.cents,
          currency: payment.currency,
          refno: payment.key,
        }),
        deps,
      ),
    // Only an authorised payment can be cancelled. A page on which nobody has paid cannot be closed; it expires by itself after 30 minutes.
    cancel: async (payment, state) =>
      state === 'authorized'
        ? done(await post('cancel', `${pathOf(payment)}/cancel`, `${payment.key}-cancel`, { refno: payment.key }), deps)
        : { ok: false, trouble: 'refused', detail: 'only what is authorised can be cancelled' },
    async refund(payment, { cents, key }) {
      const body = { amount: cents, currency: payment.currency, refno: key.slice(-REFNO_LENGTH) }
      const answer = await post('credit', `${pathOf(payment)}/credit`, key, body)
      if (!answer.ok) return answer
      const made = z.object({ transactionId: id }).safeParse(answer.value.body)
      if (answer.value.status < 300 && made.success) return { ok: true, value: { refundId: made.data.transactionId } }
      return failed(answer.value, deps)
    },
  }

  /**
   * Adds up the refunded cents of a payment. At Datatrans each refund is a separate transaction (a credit). If the history of the payment
   * contains no credit, each refund is read by its own id. Undefined if Datatrans does not respond.
   */
  async function creditedBy(payment: KnownPayment): Promise<number | undefined> {
    let total = 0
    for (const refundId of payment.refundIds) {
      const credit = await get(refundId)
      if (!credit.ok && credit.trouble === 'outage') return undefined
      if (credit.ok && credit.value.type === 'credit' && states[credit.value.status] === 'paid')
        total += credit.value.detail?.credit?.amount ?? credit.value.detail?.settle?.amount ?? 0
    }
    return total
  }

  function pageOf(transactionId: string, { location }: ProviderAnswer): string {
    if (settings.payUrl !== undefined) return `${settings.payUrl}/start/${encodeURIComponent(transactionId)}`
    if (location !== undefined && /^https?:\/\//.test(location)) return location
    const host = /\bsandbox\b/.test(settings.url) ? 'pay.sandbox.datatrans.com' : 'pay.datatrans.com'
    return `https://${host}/v1/start/${encodeURIComponent(transactionId)}`
  }
}

/** The data with which a payment is created. Datatrans refuses properties that it does not know. */
const bodyOf = (payment: NewPayment) => ({
  currency: payment.currency,
  refno: payment.key.slice(-REFNO_LENGTH),
  amount: payment.cents,
  autoSettle: true,
  language: payment.locale,
  redirect: {
    successUrl: payment.returns.done,
    cancelUrl: payment.returns.canceled,
    errorUrl: payment.returns.failed,
    method: 'GET',
  },
})

const creditsOf = ({ history }: Status): number =>
  (history ?? [])
    .filter(({ action, success }) => action === 'credit' && success !== false)
    .reduce((total, entry) => total + (entry.amount ?? 0), 0)

function readingOf(status: Status, credited: number, now: number): Told<ProviderReading> {
  const { transactionId, type, currency, refno, paymentMethod, detail } = status
  const known = states[status.status]
  if (known === undefined) return { ok: false, trouble: 'refused', detail: `status '${status.status}' is not known` }
  const expires = Date.parse(detail?.init?.expires ?? '')
  const settled = detail?.settle?.amount
  return {
    ok: true,
    value: {
      state: known === 'open' && expires < now ? 'expired' : known,
      cents: settled ?? detail?.authorize?.amount,
      currency,
      // If a payment is cancelled after it was settled, Datatrans refunds its whole amount.
      refundedCents: known === 'canceled' && settled !== undefined ? settled : credited,
      payload: { transactionId, type, status: status.status, currency, refno, paymentMethod, detail },
    },
  }
}

const done = (answer: Told<ProviderAnswer>, deps: ProviderDeps): Told<null> => {
  if (!answer.ok) return answer
  return answer.value.status < 300 ? { ok: true, value: null } : failed(answer.value, deps)
}

/** An error that Datatrans returns: `{ error: { code, message } }`. It is logged and never shown to visitors. */
const DatatransError = z.object({ error: z.object({ code: z.string(), message: z.string().optional() }) })

function failed({ status, body }: ProviderAnswer, { log }: ProviderDeps): Told<never> {
  const { code, message } = DatatransError.safeParse(body).data?.error ?? {}
  log.warn({ provider: 'datatrans', status, code, message }, 'Payment provider refused')
  const trouble = code === 'TRANSACTION_NOT_FOUND' || status === 404 ? 'unknown' : status === 409 ? 'outage' : 'refused'
  return { ok: false, trouble, detail: [status, code].filter((part) => part !== undefined).join(' ') }
}
