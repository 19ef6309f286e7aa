import * as z from 'zod'
import type { AttemptState } from '../../contract.ts'
import { amountText, centsOfText } from '../../rules/minor-units.ts'
import type { KnownPayment, NewPayment, PaymentProvider, ProviderReading, Told } from '../ports.ts'
import { askProvider, type ProviderAnswer, type ProviderCall, type ProviderDeps } from '../provider-call.ts'
import type { MollieSettings } from '../settings.ts'

const Amount = z.object({ currency: z.string(), value: z.string() })
const Payment = z
  .object({
    resource: z.literal('payment'),
    id: z.string().min(1).max(60),
    status: z.string(),
    amount: Amount,
    amountRefunded: Amount.optional(),
    method: z.string().nullish(),
    mode: z.string().optional(),
    createdAt: z.string().optional(),
    paidAt: z.string().optional(),
    isCancelable: z.boolean().optional(),
    _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).optional() }),
  })
  .transform(({ _links: links, ...payment }) => ({ ...payment, checkout: links.checkout?.href }))
type Payment = z.infer<typeof Payment>

/**
 * Maps Mollie's states to ours (docs/rules/payments.md, Mollie). If a newer API adds a state, it is not in this list and does not change the
 * attempt.
 */
const states: Readonly<Record<string, AttemptState>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
}

/** The payment provider Mollie, through its Payments API v2 (docs/rules/payments.md, Mollie). */
export function mollieProvider(settings: MollieSettings, deps: ProviderDeps): PaymentProvider {
  const call = (
    name: string,
    method: ProviderCall['method'],
    path: string,
    more: { key?: string; body?: unknown; waitsOnConflict?: boolean } = {},
  ): Promise<Told<ProviderAnswer>> =>
    askProvider(
      {
        name: `mollie.${name}`,
        method,
        url: `${settings.url}${path}`,
        headers: {
          authorization: `Bearer ${settings.key}`,
          ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
        },
        ...(more.body === undefined ? {} : { body: more.body }),
        ...(more.waitsOnConflict ? { waitsOnConflict: true } : {}),
      },
      deps,
    )
  const pathOf = ({ providerId }: KnownPayment) => `/payments/${encodeURIComponent(providerId)}`
  const amountOf = (currency: string, cents: number) => ({ currency, value: amountText(cents) })

  return {
    name: 'mollie',
    async create(payment) {
      const answer = await call('create', 'POST', '/payments', {
        key: payment.key,
        body: bodyOf(payment),
        waitsOnConflict: true,
      })
      const made = paymentOf(answer, deps, 201)
      if (!made.ok) return made
      const href = made.value.checkout
      return href
        ? { ok: true, value: { providerId: made.value.id, redirectUrl: href } }
        : { ok: false, trouble: 'refused', detail: 'no checkout link' }
    },
    async read(payment) {
      const read = paymentOf(await call('read', 'GET', pathOf(payment)), deps, 200)
      return read.ok ? readingOf(read.value) : read
    },
    settle: async (payment) =>
      done(
        await call('capture', 'POST', `${pathOf(payment)}/captures`, {
          key: `${payment.key}-capture`,
          body: { amount: amountOf(payment.currency, payment.cents) },
        }),
        deps,
      ),
    // With Mollie, payments of some payment methods cannot be cancelled (`isCancelable`). If Mollie refuses, the payment stays as it is.
    cancel: async (payment) => done(await call('cancel', 'DELETE', pathOf(payment)), deps),
    async refund(payment, { cents, key }) {
      const answer = await call('refund', 'POST', `${pathOf(payment)}/refunds`, {
        key,
        // The key makes the description unique. Mollie refuses a second refund with the same amount and description, for example if the
        // same dish is removed from an order twice.
        body: { amount: amountOf(payment.currency, cents), description: key },
      })
      if (!answer.ok) return answer
      const made = z.object({ id: z.string() }).safeParse(answer.value.body)
      if (answer.value.status === 201 && made.success) return { ok: true, value: { refundId: made.data.id } }
      return failed(answer.value, deps)
    },
  }

  function bodyOf(payment: NewPayment) {
    return {
      amount: amountOf(payment.currency, payment.cents),
      description: payment.description.slice(0, 255),
      redirectUrl: payment.returns.done,
      cancelUrl: payment.returns.canceled,
      ...(payment.noticeUrl === undefined ? {} : { webhookUrl: payment.noticeUrl }),
      metadata: { order: payment.orderUid, attempt: payment.number },
      locale: payment.locale === 'de' ? 'de_AT' : 'en_GB',
    }
  }
}

function readingOf(payment: Payment): Told<ProviderReading> {
  const { id, status, amount, amountRefunded, method, mode, createdAt, paidAt } = payment
  const refunded = amountRefunded === undefined ? 0 : centsOfText(amountRefunded.value)
  const state = states[status]
  if (state === undefined || refunded === undefined)
    return { ok: false, trouble: 'refused', detail: `status '${status}' or its refunds cannot be read` }
  return {
    ok: true,
    value: {
      state,
      cents: centsOfText(amount.value),
      currency: amount.currency,
      refundedCents: refunded,
      payload: { id, status, amount, amountRefunded, method, mode, createdAt, paidAt },
    },
  }
}

function paymentOf(answer: Told<ProviderAnswer>, deps: ProviderDeps, status: number): Told<Payment> {
  if (!answer.ok) return answer
  if (answer.value.status !== status) return failed(answer.value, deps)
  const read = Payment.safeParse(answer.value.body)
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, trouble: 'refused', detail: 'an answer of another shape' }
}

const done = (answer: Told<ProviderAnswer>, deps: ProviderDeps): Told<null> => {
  if (!answer.ok) return answer
  return answer.value.status < 300 ? { ok: true, value: null } : failed(answer.value, deps)
}

/** An error that Mollie returns: `{ status, title, detail, field? }`. It is logged and never shown to visitors (docs/rules/payments.md, Mollie). */
const MollieError = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  field: z.string().optional(),
})

function failed({ status, body }: ProviderAnswer, { log }: ProviderDeps): Told<never> {
  const { title, detail, field } = MollieError.safeParse(body).data ?? {}
  log.warn({ provider: 'mollie', status, title, detail, field }, 'Payment provider refused')
  const trouble = status === 404 ? 'unknown' : status === 409 ? 'outage' : 'refused'
  return { ok: false, trouble, detail: [status, field, detail].filter((part) => part !== undefined).join(' ') }
}
