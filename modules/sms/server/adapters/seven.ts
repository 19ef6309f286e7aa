import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { NoticedState } from '../../rules/states.ts'
import { ask, byStatus, type OutgoingSms, type ProviderReply, type SendResult, type SmsProvider } from './provider.ts'

interface SevenSettings {
  url: string
  key: string
  from: string
  price: number | undefined
  /** The function that makes the HTTP requests. If it is missing, the global `fetch` is used. */
  fetch?: typeof globalThis.fetch
}

const Accepted = z.object({
  success: z.coerce.string(),
  messages: z
    .array(
      z.object({
        id: z.coerce.string().max(60).nullish(),
        parts: z.coerce.number().int().positive().nullish(),
        price: z.coerce.number().nonnegative().nullish(),
        success: z.boolean().nullish(),
        error_text: z.string().max(300).nullish(),
      }),
    )
    .max(10)
    .default([]),
})

/** Codes of errors that disappear without any action, or that the business must correct at the provider. The SMS is tried again later. */
const later = new Set(['300', '500', '900', '902', '903'])
/** seven.io uses this code to refuse a repetition: the same text was sent to the same phone number a short time ago. */
const REPEATED = '402'
const TAKEN = '100'

/** The SMS provider seven.io. Requests are JSON; responses are JSON or only a number (the code). */
export function seven({ url, key, from, price, fetch }: SevenSettings): SmsProvider {
  return {
    name: 'seven',
    price,
    takesNoticeUrl: false,
    async send({ to, text, isRepeat }: OutgoingSms): Promise<SendResult> {
      const reply = await ask(
        `${url}/api/sms`,
        {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ to, text, from }),
        },
        fetch ? { fetch } : {},
      )
      return 'kind' in reply ? reply : readReply(reply, isRepeat)
    },
  }
}

function readReply(reply: ProviderReply, isRepeat: boolean): SendResult {
  const general = byStatus(reply)
  if (general) return general
  const read = Accepted.safeParse(reply.body)
  const isNumber = typeof reply.body === 'number' || typeof reply.body === 'string'
  if (!read.success && !isNumber) {
    return reply.status === 200
      ? { kind: 'doubtful', reason: 'foreign answer' }
      : { kind: reply.status === 401 || reply.status === 403 ? 'later' : 'refused', reason: `seven.io ${reply.status}` }
  }
  const code = read.success ? read.data.success : String(reply.body)
  const [first] = read.success ? read.data.messages : []
  if (code === TAKEN && first?.success !== false)
    return {
      kind: 'accepted',
      providerId: first?.id ?? '',
      count: first?.parts ?? undefined,
      cost: first?.price ?? undefined,
    }
  // seven.io has already got this SMS. In a repeated attempt this means: seven.io accepted the SMS at an earlier attempt, and only the
  // response was lost.
  if (code === REPEATED && isRepeat) return { kind: 'accepted', providerId: first?.id ?? '' }
  const reason = `seven.io ${code}${first?.error_text ? `: ${first.error_text}` : ''}`
  return { kind: later.has(code) ? 'later' : 'refused', reason }
}

const states: Readonly<Record<string, NoticedState>> = {
  ACCEPTED: 'sent',
  BUFFERED: 'sent',
  TRANSMITTED: 'sent',
  DELIVERED: 'delivered',
  NOTDELIVERED: 'undelivered',
  EXPIRED: 'undelivered',
  REJECTED: 'undelivered',
  FAILED: 'undelivered',
}

export const sevenState = (said: string): NoticedState | undefined => states[said.toUpperCase()]

/** In seconds. A notice is refused if its time differs by more than this from our clock. */
const TOLERANCE_SECONDS = 300

/** The parts of a notice from which its signature is computed. */
interface Signed {
  timestamp: string
  nonce: string
  signature: string
  url: string
  body: Uint8Array
}

/**
 * True if seven.io has signed a notice, at most five minutes ago. `X-Signature` is the hex form of an HMAC-SHA256 over time, nonce,
 * method, public address and the MD5 of the body.
 */
export function isSevenSigned(
  { timestamp, nonce, signature, url, body }: Signed,
  key: string,
  now: Temporal.Instant,
): boolean {
  const seconds = Number(timestamp)
  const isTimely = Math.abs(now.epochMilliseconds / 1000 - seconds) <= TOLERANCE_SECONDS
  if (!/^\d{1,12}$/.test(timestamp) || !isTimely || !/^[\w-]{8,64}$/.test(nonce)) return false
  const md5 = createHash('md5').update(body).digest('hex')
  const wanted = createHmac('sha256', key).update([timestamp, nonce, 'POST', url, md5].join('\n')).digest()
  const got = Buffer.from(signature, 'hex')
  return got.length === wanted.length && timingSafeEqual(got, wanted)
}
