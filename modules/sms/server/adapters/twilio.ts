import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { NoticedState } from '../../rules/states.ts'
import { ask, byStatus, type OutgoingSms, type ProviderReply, type SendResult, type SmsProvider } from './provider.ts'

interface TwilioSettings {
  url: string
  account: string
  token: string
  /** The sender of the SMS: a phone number, a name, or 'MG…' (the id of a messaging service at Twilio). */
  from: string
  price: number | undefined
  /** The function that makes the HTTP requests. If it is missing, the global `fetch` is used. */
  fetch?: typeof globalThis.fetch
}

export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

const Accepted = z.object({ sid: z.string().max(60), num_segments: z.coerce.number().int().positive().optional() })
const Refused = z.object({ code: z.number().optional(), message: z.string().max(500).optional() })

/** Twilio's error code for a recipient who has replied STOP to Twilio. */
const OPTED_OUT = 21610

/** The SMS provider Twilio, through its API of 2010-04-01. Requests are forms; responses are JSON. */
export function twilio(settings: TwilioSettings): SmsProvider {
  const { url, account, token, from, price, fetch } = settings
  return {
    name: 'twilio',
    price,
    takesNoticeUrl: true,
    async send({ to, text, noticeUrl }: OutgoingSms): Promise<SendResult> {
      const form = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
        // In seconds. If Twilio cannot deliver the SMS within two hours, Twilio gives up, because after that time an SMS about an order is
        // useless.
        ValidityPeriod: '7200',
        ...(noticeUrl === undefined ? {} : { StatusCallback: noticeUrl }),
      })
      const reply = await ask(
        `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        {
          method: 'POST',
          headers: {
            authorization: basicAuth(account, token),
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
          },
          body: form.toString(),
        },
        fetch ? { fetch } : {},
      )
      return 'kind' in reply ? reply : readReply(reply)
    },
  }
}

function readReply(reply: ProviderReply): SendResult {
  if (reply.status === 200 || reply.status === 201) {
    const taken = Accepted.safeParse(reply.body)
    if (!taken.success) return { kind: 'doubtful', reason: 'foreign answer' }
    return { kind: 'accepted', providerId: taken.data.sid, count: taken.data.num_segments }
  }
  const general = byStatus(reply)
  if (general) return general
  const { code, message } = Refused.safeParse(reply.body).data ?? {}
  const reason = `Twilio ${reply.status}${code === undefined ? '' : `, Code ${code}`}${message ? `: ${message}` : ''}`
  // The account or token is wrong, and the business must correct it. Until then the SMS is tried again later.
  if (reply.status === 401 || reply.status === 403) return { kind: 'later', reason }
  return { kind: 'refused', reason, ...(code === OPTED_OUT ? { isOptedOut: true } : {}) }
}

const states: Readonly<Record<string, NoticedState>> = {
  queued: 'sent',
  accepted: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
}

export const twilioState = (said: string | null): NoticedState | undefined => states[said ?? '']

/**
 * True if Twilio has signed a notice. `X-Twilio-Signature` is the base64 form of an HMAC-SHA1 with the auth token. It covers the public
 * address, and the name and value of every field, sorted by name. `url` must be the public address, not the internal address to which a
 * proxy forwards the request.
 */
export function isTwilioSigned(given: string | undefined, url: string, form: URLSearchParams, token: string): boolean {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const wanted = createHmac('sha1', token)
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest()
  const got = Buffer.from(given ?? '', 'base64')
  return got.length === wanted.length && timingSafeEqual(got, wanted)
}
