import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An SMS that was sent to the stand-in. */
interface CaughtSms {
  id: string
  to: string
  text: string
  from: string
  noticeUrl: string | undefined
  authorization: string
}

/** How the stand-in responds from now on. `takes`: accepts each SMS. */
type Mood =
  | { kind: 'takes' }
  /** Accepts each SMS, but closes the connection without a response. */
  | { kind: 'hangs-up' }
  | { kind: 'answers'; status: number; body: unknown }

export interface SmsStandIn {
  url: string
  caught: CaughtSms[]
  mood: Mood
  /** Called for each SMS, before the stand-in responds. */
  before: (() => Promise<void>) | undefined
  close(): Promise<void>
}

/** Starts a local HTTP server that replaces both Twilio and seven.io in tests. */
export async function startSmsProvider(): Promise<SmsStandIn> {
  const state: SmsStandIn = {
    url: '',
    caught: [],
    mood: { kind: 'takes' },
    before: undefined,
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    void (async () => {
      const answer = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        response.end(JSON.stringify(body))
      }
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      if (request.method === 'GET') {
        if (state.mood.kind === 'answers') return answer(state.mood.status, state.mood.body)
        if (path === '/api/balance') return answer(200, { amount: 12.5, currency: 'EUR' })
        return answer(200, { friendly_name: 'Donau Chauffeur', status: 'active' })
      }
      const sms = await read(request, state.caught.length + 1)
      if (state.mood.kind === 'answers') return answer(state.mood.status, state.mood.body)
      state.caught.push(sms)
      await state.before?.()
      if (state.mood.kind === 'hangs-up') return request.socket.destroy()
      return path === '/api/sms'
        ? answer(200, {
            success: '100',
            total_price: 0.075,
            messages: [{ id: sms.id, recipient: sms.to, parts: 1, price: 0.075, success: true }],
          })
        : answer(201, { sid: sms.id, status: 'queued', num_segments: '1', price: null })
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return state
}

async function read(request: IncomingMessage, number: number): Promise<CaughtSms> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString()
  const { authorization = '' } = request.headers
  if (request.headers['content-type'] === 'application/json') {
    const { to, text, from } = JSON.parse(body) as { to: string; text: string; from: string }
    return {
      id: String(number),
      to,
      text,
      from,
      noticeUrl: undefined,
      authorization: String(request.headers['x-api-key']),
    }
  }
  const form = new URLSearchParams(body)
  const field = (name: string): string => form.get(name) ?? ''
  return {
    id: `SM${number}`,
    to: field('To'),
    text: field('Body'),
    from: field('From'),
    noticeUrl: form.get('StatusCallback') ?? undefined,
    authorization,
  }
}

/** A notice as Twilio sends it, signed with `token`. */
export function twilioNotice(url: string, fields: Readonly<Record<string, string>>, token: string) {
  const signed = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const signature = createHmac('sha1', token)
    .update(url + signed.map(([name, value]) => name + value).join(''))
    .digest('base64')
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  }
}

/** A notice as seven.io sends it, signed with `key`. */
export function sevenNotice(
  url: string,
  body: object,
  { key, nonce, at }: { key: string; nonce: string; at: Temporal.Instant },
) {
  const payload = JSON.stringify(body)
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000))
  const md5 = createHash('md5').update(payload).digest('hex')
  const signature = createHmac('sha256', key).update([timestamp, nonce, 'POST', url, md5].join('\n')).digest('hex')
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  }
}
