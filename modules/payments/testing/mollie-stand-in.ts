/**
 * Replaces Mollie's Payments API in tests (docs/rules/payments.md, Mollie). `node modules/payments/testing/mollie-stand-in.ts [port] [ms per minute]`
 * prints its address. Start the server with MOLLIE_URL=<address> and MOLLIE_KEY=test_anything. With the second argument, repeated notices come
 * sooner: with 10, a minute of the schedule takes 10 milliseconds. A test can also send GET /_payments, GET /_hooks (each notice with our response),
 * POST /_set `{ id, status, value? }` (changes a payment without a notice), POST /_refund `{ id, value }` (a refund by hand in the dashboard), POST
 * /_notify `{ id }`, PUT /_trouble and POST /_clock.
 */
import { randomBytes } from 'node:crypto'
import {
  openStandInServer,
  outcomePage,
  postNotice,
  type Remembered,
  runAsProcess,
  standInClock,
  type StandInCall,
  type StandInReply,
  type StandInServer,
} from './stand-in-server.ts'

type Status = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
interface Amount {
  currency: string
  value: string
}
interface Payment {
  id: string
  status: Status
  amount: Amount
  refunds: { id: string; amount: Amount; status: string; description: string }[]
  body: Record<string, unknown>
  createdAt: number
  paidAt?: number
}

const outcomes: readonly Status[] = ['paid', 'pending', 'authorized', 'failed', 'canceled', 'expired', 'open']
const known = new Set(
  'amount description redirectUrl cancelUrl webhookUrl metadata locale method lines billingAddress shippingAddress captureMode captureDelay sequenceType'.split(
    ' ',
  ),
)
/** When a notice that was not accepted is sent again, in minutes after the change of the payment. */
const schedule = [0, 1, 3, 7, 15, 31, 60, 120, 240, 1560]
const KEY_MINUTES = 60
const finalStates: ReadonlySet<Status> = new Set(['paid', 'canceled', 'expired', 'failed'])

export async function openMollie(port = 0, msPerMinute = 60_000): Promise<StandInServer> {
  const payments = new Map<string, Payment>()
  const keys = new Map<string, Remembered>()
  const hooks: { id: string; status: number; attempt: number }[] = []
  const clock = standInClock()
  const timers = new Set<NodeJS.Timeout>()

  const failure = (status: number, title: string, detail: string, field?: string): StandInReply => ({
    status,
    json: {
      status,
      title,
      detail,
      ...(field ? { field } : {}),
      _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
    },
  })
  const invalid = (field: string, detail: string) => failure(422, 'Unprocessable Entity', detail, field)
  const cents = ({ value }: Amount) => Number(value.replace('.', ''))
  const refundedOf = (payment: Payment) =>
    payment.refunds.filter(({ status }) => status !== 'failed').reduce((total, { amount }) => total + cents(amount), 0)
  const text = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

  const shown = (payment: Payment) => {
    const { id, status, amount, body } = payment
    const refunded = refundedOf(payment)
    return {
      resource: 'payment',
      id,
      mode: 'test',
      createdAt: new Date(payment.createdAt).toISOString(),
      status,
      amount,
      ...(status === 'paid'
        ? {
            paidAt: new Date(payment.paidAt ?? payment.createdAt).toISOString(),
            amountRefunded: { ...amount, value: text(refunded) },
            amountRemaining: { ...amount, value: text(cents(amount) - refunded) },
          }
        : {}),
      description: body['description'],
      method: status === 'open' ? null : 'creditcard',
      metadata: body['metadata'] ?? null,
      redirectUrl: body['redirectUrl'],
      cancelUrl: body['cancelUrl'],
      webhookUrl: body['webhookUrl'],
      locale: body['locale'],
      profileId: 'pfl_standin',
      sequenceType: 'oneoff',
      ...(finalStates.has(status) ? {} : { isCancelable: status === 'open' }),
      _links: {
        self: { href: `${server.url}/v2/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' ? { checkout: { href: `${server.url}/checkout/${id}`, type: 'text/html' } } : {}),
      },
    }
  }

  /**
   * Sends a notice about a payment again and again until the response has status 200, at most ten times. Sends nothing if the payment has
   * no address for notices.
   */
  const notify = (payment: Payment, attempt = 0): void => {
    const url = payment.body['webhookUrl']
    const minutes = schedule[attempt]
    if (typeof url !== 'string' || minutes === undefined) return
    const wait = (minutes - (schedule[attempt - 1] ?? 0)) * msPerMinute
    const timer = setTimeout(() => {
      timers.delete(timer)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      void postNotice(url, headers, `id=${payment.id}`).then((status) => {
        hooks.push({ id: payment.id, status, attempt })
        if (status !== 200) notify(payment, attempt + 1)
      })
    }, wait)
    timers.add(timer)
  }
  const become = (payment: Payment, status: Status): void => {
    payment.status = status
    if (status === 'paid') payment.paidAt = clock.now()
    // Mollie sends no notice for these two states.
    if (status !== 'open' && status !== 'pending') notify(payment)
  }

  const create = (body: Record<string, unknown>): StandInReply => {
    const odd = Object.keys(body).find((name) => !known.has(name))
    if (odd) return invalid(odd, `Unexpected property '${odd}'`)
    const amount = body['amount'] as Partial<Amount> | undefined
    if (!/^\d+\.\d{2}$/.test(String(amount?.value ?? '')) || typeof amount?.value !== 'string')
      return invalid('amount', 'The amount contains an invalid value')
    if (!/^[A-Z]{3}$/.test(amount.currency ?? '')) return invalid('amount.currency', 'The currency is invalid')
    if (Number(amount.value) === 0) return invalid('amount', 'The amount is lower than the minimum')
    const description = body['description']
    if (typeof description !== 'string' || description === '' || description.length > 255)
      return invalid('description', 'The description is invalid')
    if (!URL.canParse(String(body['redirectUrl']))) return invalid('redirectUrl', 'The redirect location is invalid')
    if (body['webhookUrl'] !== undefined && !/^https?:\/\/([^/]+\.|localhost\b)/.test(String(body['webhookUrl'])))
      return invalid('webhookUrl', 'The webhook location is invalid')
    const id = `tr_${randomBytes(6).toString('hex')}`
    const payment: Payment = { id, status: 'open', amount: amount as Amount, refunds: [], body, createdAt: clock.now() }
    payments.set(id, payment)
    return { status: 201, json: shown(payment), headers: { 'content-type': 'application/hal+json' } }
  }

  const refund = (payment: Payment, body: { amount?: Amount; description?: string }): StandInReply => {
    if (payment.status !== 'paid') return invalid('amount', 'The payment has not been paid')
    const amount = body.amount
    if (!amount || amount.currency !== payment.amount.currency) return invalid('amount', 'The amount is invalid')
    const description = body.description ?? ''
    if (payment.refunds.some((one) => one.amount.value === amount.value && one.description === description))
      return failure(409, 'Conflict', 'A duplicate refund has been detected')
    if (cents(amount) + refundedOf(payment) > cents(payment.amount))
      return invalid('amount', 'The amount is higher than the maximum')
    const made = { id: `re_${randomBytes(5).toString('hex')}`, amount, status: 'pending', description }
    payment.refunds.push(made)
    notify(payment)
    return { status: 201, json: { resource: 'refund', ...made, paymentId: payment.id } }
  }

  const api = (call: StandInCall): StandInReply => {
    if (!/^Bearer (test|live)_\w+$/.test(call.headers['authorization'] ?? ''))
      return failure(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    const [, , , id = '', below = ''] = call.url.pathname.split('/')
    if (call.method === 'POST' && id === '') return create(JSON.parse(call.text) as Record<string, unknown>)
    const payment = payments.get(id)
    if (call.url.pathname === '/v2/methods')
      return {
        status: 200,
        json: {
          count: 2,
          _embedded: {
            methods: [
              { id: 'creditcard', description: 'Karte' },
              { id: 'paypal', description: 'PayPal' },
            ],
          },
        },
      }
    if (!payment) return failure(404, 'Not Found', `No payment exists with token ${id}.`)
    if (call.method === 'GET') return { status: 200, json: shown(payment) }
    if (call.method === 'POST' && below === 'refunds') return refund(payment, JSON.parse(call.text) as object)
    if (call.method === 'POST' && below === 'captures') {
      if (payment.status !== 'authorized') return failure(422, 'Unprocessable Entity', 'The payment is not authorized')
      become(payment, 'paid')
      return { status: 201, json: { resource: 'capture', id: 'cpt_standin', status: 'succeeded' } }
    }
    if (call.method === 'DELETE') {
      if (payment.status !== 'open') return failure(422, 'Unprocessable Entity', 'The payment cannot be cancelled')
      become(payment, 'canceled')
      return { status: 200, json: shown(payment) }
    }
    return failure(405, 'Method Not Allowed', 'This method is not allowed')
  }

  /**
   * If a successful POST comes again with the same idempotency key within an hour, the caller gets the first response again. With the same
   * key and another body or address, the caller gets 400 (docs/rules/payments.md, Mollie).
   */
  const once = (call: StandInCall): StandInReply => {
    const key = call.headers['idempotency-key']
    if (call.method !== 'POST' || key === undefined) return api(call)
    const before = keys.get(key)
    if (before && clock.now() - before.at < KEY_MINUTES * 60_000) {
      return before.body === call.text && before.endpoint === call.url.pathname
        ? { ...before.reply, headers: { ...before.reply.headers, 'idempotent-replayed': 'true' } }
        : failure(400, 'Bad Request', 'The idempotency key was used with another request')
    }
    const reply = api(call)
    if (reply.status < 300) keys.set(key, { endpoint: call.url.pathname, body: call.text, reply, at: clock.now() })
    return reply
  }

  const checkout = (call: StandInCall): StandInReply => {
    const payment = payments.get(call.url.pathname.split('/')[2] ?? '')
    if (!payment || payment.status !== 'open') return { status: 404, html: 'No such payment' }
    if (call.method === 'GET')
      return { status: 200, html: outcomePage(`${payment.amount.value} ${payment.amount.currency}`, outcomes) }
    const outcome = outcomes.find((one) => one === new URLSearchParams(call.text).get('outcome')) ?? 'open'
    become(payment, outcome)
    const { redirectUrl, cancelUrl } = payment.body
    return {
      status: 303,
      headers: { location: String(outcome === 'canceled' && cancelUrl !== undefined ? cancelUrl : redirectUrl) },
    }
  }

  const control = (call: StandInCall): StandInReply | undefined => {
    const { pathname } = call.url
    if (pathname === '/_payments') return { status: 200, json: [...payments.values()] }
    if (pathname === '/_hooks') return { status: 200, json: hooks }
    const body = JSON.parse(call.text || '{}') as {
      id?: string
      status?: Status
      value?: string
      isRefundFailed?: boolean
    }
    const payment = payments.get(body.id ?? '')
    if (!payment) return undefined
    if (pathname === '/_set') {
      if (body.status) payment.status = body.status
      if (body.value) payment.amount = { ...payment.amount, value: body.value }
      if (body.isRefundFailed) for (const one of payment.refunds) one.status = 'failed'
    }
    if (pathname === '/_notify') notify(payment)
    // A refund that staff make by hand in Mollie's dashboard.
    if (pathname === '/_refund' && body.value)
      refund(payment, { amount: { ...payment.amount, value: body.value }, description: 'by hand' })
    return { status: 204 }
  }

  const opened = await openStandInServer({
    port,
    clock,
    control,
    answer: (call) => (call.url.pathname.startsWith('/checkout/') ? checkout(call) : once(call)),
  })
  const server: StandInServer = {
    url: opened.url,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      await opened.close()
    },
  }
  return server
}

runAsProcess(import.meta.main, openMollie)
