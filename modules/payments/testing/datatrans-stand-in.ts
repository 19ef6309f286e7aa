/**
 * Replaces Datatrans in tests (docs/rules/payments.md, Datatrans). `node modules/payments/testing/datatrans-stand-in.ts [port]` prints its address.
 * Start the server with DATATRANS_URL=<address>, DATATRANS_PAY_URL=<address>, DATATRANS_MERCHANT=1100000000, DATATRANS_PASSWORD=stand-in and
 * DATATRANS_SIGN_KEY=<64 times 'a'>. Like the real dashboard, POST /_dashboard `{ noticeUrl }` sets the address of notices. A test can also send GET
 * /_transactions, POST /_set `{ id, status, amount? }` (changes a transaction), POST /_notify `{ id, as }` (sends a notice, `as`: good, wrong-key,
 * altered or no-header, and returns the status of our response), PUT /_trouble and POST /_clock.
 */
import { createHmac } from 'node:crypto'
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

export const standInMerchant = { merchant: '1100000000', password: 'stand-in', signKey: 'a'.repeat(64) } as const

type Status = 'initialized' | 'challenge_ongoing' | 'authorized' | 'settled' | 'canceled' | 'failed'
interface Transaction {
  id: string
  type: 'payment' | 'credit'
  status: Status
  currency: string
  refno: string
  /** The amount that we requested, in cents. The stand-in also reports it as the paid amount. */
  amount: number
  autoSettle: boolean
  redirect: { successUrl?: string; cancelUrl?: string; errorUrl?: string }
  expires: number
  credited: number
  history: { action: string; amount: number; date: string; success: boolean; source: string }[]
}

const known = new Set(
  'currency refno amount refno2 autoSettle language paymentMethods redirect option customer billing order theme'.split(
    ' ',
  ),
)
const knownInRedirect = new Set(['successUrl', 'cancelUrl', 'errorUrl', 'method', 'startTarget', 'returnTarget'])
const languages = new Set('en de fr it es el no da pl pt ru ja'.split(' '))
const outcomes = ['settled', 'authorized', 'challenge_ongoing', 'canceled', 'failed'] as const
const UNUSED_MINUTES = 30
const KEY_MINUTES = 60

async function openDatatrans(port = 0): Promise<StandInServer> {
  const transactions = new Map<string, Transaction>()
  const keys = new Map<string, Remembered>()
  const clock = standInClock()
  let noticeUrl: string | undefined
  let count = 0

  const failure = (status: number, code: string, message: string): StandInReply => ({
    status,
    json: { error: { code, message } },
  })
  const nextId = () => `2611211530${String(++count).padStart(8, '0')}`
  const note = (one: Transaction, action: string, amount: number) =>
    one.history.push({ action, amount, date: new Date(clock.now()).toISOString(), success: true, source: 'api' })

  const shown = (one: Transaction) => ({
    transactionId: one.id,
    type: one.type,
    status: one.status,
    currency: one.currency,
    refno: one.refno,
    paymentMethod: 'VIS',
    detail: {
      ...(one.status === 'initialized' ? { init: { expires: new Date(one.expires).toISOString() } } : {}),
      ...(one.status === 'authorized' || one.status === 'settled' ? { authorize: { amount: one.amount } } : {}),
      ...(one.status === 'settled' ? { settle: { amount: one.amount } } : {}),
      ...(one.status === 'canceled' ? { cancel: {} } : {}),
      ...(one.status === 'failed' ? { fail: { reason: 'declined', message: 'declined' } } : {}),
    },
    card: { masked: '424242xxxxxx4242', expiryMonth: '12', expiryYear: '29' },
    history: one.history,
  })

  const create = (body: Record<string, unknown>): StandInReply => {
    const odd =
      Object.keys(body).find((name) => !known.has(name)) ??
      Object.keys((body['redirect'] ?? {}) as object).find((name) => !knownInRedirect.has(name))
    if (odd) return failure(400, 'UNRECOGNIZED_PROPERTY', `unrecognized property '${odd}'`)
    const { currency, refno, amount, language } = body
    if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
      return failure(400, 'INVALID_PROPERTY', 'currency must be 3 letters')
    if (typeof refno !== 'string' || refno.length < 1 || refno.length > 20)
      return failure(400, 'INVALID_PROPERTY', 'refno length must be between 1 and 20')
    if (!Number.isInteger(amount) || Number(amount) <= 0)
      return failure(400, 'INVALID_PROPERTY', 'amount must be whole')
    if (language !== undefined && !languages.has(String(language)))
      return failure(400, 'INVALID_PROPERTY', 'language is not known')
    if ([...transactions.values()].some((one) => one.refno === refno))
      return failure(400, 'DUPLICATE_REFNO', 'refno was used')
    const one: Transaction = {
      id: nextId(),
      type: 'payment',
      status: 'initialized',
      currency,
      refno,
      amount: Number(amount),
      autoSettle: body['autoSettle'] === true,
      redirect: (body['redirect'] ?? {}) as Transaction['redirect'],
      expires: clock.now() + UNUSED_MINUTES * 60_000,
      credited: 0,
      history: [],
    }
    note(one, 'init', one.amount)
    transactions.set(one.id, one)
    return {
      status: 201,
      json: { transactionId: one.id },
      headers: { location: `${server.url}/v1/start/${one.id}` },
    }
  }

  const wrongState = failure(400, 'INVALID_TRANSACTION_STATUS', 'not possible in this status')
  const follow = (
    one: Transaction,
    step: string,
    body: { amount?: number; currency?: string; refno?: string },
  ): StandInReply => {
    if (!body.refno) return failure(400, 'INVALID_PROPERTY', 'refno is required')
    if (step === 'settle') {
      if (one.status !== 'authorized' || body.amount !== one.amount) return wrongState
      one.status = 'settled'
      note(one, 'settle', one.amount)
      return { status: 204 }
    }
    if (step === 'cancel') {
      if (one.status !== 'authorized' && one.status !== 'settled') return wrongState
      one.status = 'canceled'
      note(one, 'cancel', one.amount)
      return { status: 204 }
    }
    const wanted = body.amount ?? one.amount
    if (one.status !== 'settled') return wrongState
    if (one.credited + wanted > one.amount) return failure(400, 'INVALID_PROPERTY', 'amount is above the settled one')
    one.credited += wanted
    note(one, 'credit', wanted)
    const credit: Transaction = { ...one, id: nextId(), type: 'credit', amount: wanted, refno: body.refno, history: [] }
    transactions.set(credit.id, credit)
    return { status: 200, json: { transactionId: credit.id, acquirerAuthorizationCode: '100707' } }
  }

  const wanted = `Basic ${Buffer.from(`${standInMerchant.merchant}:${standInMerchant.password}`).toString('base64')}`
  const api = (call: StandInCall): StandInReply => {
    if (call.headers['authorization'] !== wanted) return failure(401, 'UNAUTHORIZED', 'unauthorized')
    const [, , , id = '', step = ''] = call.url.pathname.split('/')
    if (call.method === 'POST' && id === '') return create(JSON.parse(call.text) as Record<string, unknown>)
    const one = transactions.get(id)
    if (!one) return failure(404, 'TRANSACTION_NOT_FOUND', 'transaction not found')
    return call.method === 'GET'
      ? { status: 200, json: shown(one) }
      : follow(one, step, JSON.parse(call.text) as object)
  }

  /**
   * If a successful POST comes again with the same idempotency key within an hour, the caller gets the first response again. With the same
   * key and another body, the caller gets 422 (docs/rules/payments.md, Datatrans).
   */
  const once = (call: StandInCall): StandInReply => {
    const key = call.headers['idempotency-key']
    if (call.method !== 'POST' || key === undefined) return api(call)
    const before = keys.get(key)
    if (before && clock.now() - before.at < KEY_MINUTES * 60_000)
      return before.body === call.text ? before.reply : failure(422, 'CLIENT_ERROR', 'key was used with another body')
    const reply = api(call)
    if (reply.status < 300) keys.set(key, { endpoint: call.url.pathname, body: call.text, reply, at: clock.now() })
    return reply
  }

  /**
   * Sends a notice to the address that was set in the dashboard. `as`: how the notice is signed, or how it is made invalid. Returns the
   * status of our response, or 0 if there is no address.
   */
  const notify = async (one: Transaction, as: string): Promise<number> => {
    if (noticeUrl === undefined) return 0
    const body = JSON.stringify(shown(one))
    const t = String(clock.now())
    const key = as === 'wrong-key' ? 'b'.repeat(64) : standInMerchant.signKey
    const s0 = createHmac('sha256', Buffer.from(key, 'hex')).update(t).update(body).digest('hex')
    const sent = as === 'altered' ? body.replace(`"${one.status}"`, '"settled" ') : body
    const signature = as === 'no-header' ? {} : { 'datatrans-signature': `t=${t},s0=${s0}` }
    return postNotice(noticeUrl, { 'content-type': 'application/json', ...signature }, sent)
  }

  const start = async (call: StandInCall): Promise<StandInReply> => {
    const one = transactions.get(call.url.pathname.split('/')[3] ?? '')
    if (!one || one.status !== 'initialized' || one.expires < clock.now())
      return { status: 404, html: 'This payment page is no longer there' }
    if (call.method === 'GET')
      return { status: 200, html: outcomePage(`${one.amount / 100} ${one.currency}`, outcomes) }
    const outcome = outcomes.find((name) => name === new URLSearchParams(call.text).get('outcome')) ?? 'failed'
    one.status = outcome === 'settled' && !one.autoSettle ? 'authorized' : outcome
    if (one.status === 'authorized' || one.status === 'settled') note(one, 'authorize', one.amount)
    await notify(one, 'good')
    const { successUrl, cancelUrl, errorUrl } = one.redirect
    const back = outcome === 'canceled' ? cancelUrl : outcome === 'failed' ? errorUrl : successUrl
    const url = new URL(back ?? '/', server.url)
    url.searchParams.set('datatransTrxId', one.id)
    return { status: 303, headers: { location: String(url) } }
  }

  const control = async (call: StandInCall): Promise<StandInReply | undefined> => {
    const { pathname } = call.url
    if (pathname === '/_transactions') return { status: 200, json: [...transactions.values()] }
    const body = JSON.parse(call.text || '{}') as {
      id?: string
      status?: Status
      amount?: number
      as?: string
      noticeUrl?: string
    }
    if (pathname === '/_dashboard') {
      noticeUrl = body.noticeUrl
      return { status: 204 }
    }
    const one = transactions.get(body.id ?? '')
    if (!one) return undefined
    if (pathname === '/_notify') return { status: 200, json: { status: await notify(one, body.as ?? 'good') } }
    if (pathname === '/_set') {
      if (body.status) one.status = body.status
      if (body.amount) one.amount = body.amount
    }
    return { status: 204 }
  }

  const server = await openStandInServer({
    port,
    clock,
    control,
    answer: (call) => (call.url.pathname.startsWith('/v1/start/') ? start(call) : once(call)),
  })
  return server
}

runAsProcess(import.meta.main, (port) => openDatatrans(port))
