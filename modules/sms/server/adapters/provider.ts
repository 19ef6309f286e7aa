import { parsedJson, readBounded } from '#platform/http/provider-body.ts'

/** An SMS with all that a provider needs to send it. */
export interface OutgoingSms {
  to: string
  text: string
  /**
   * True if this is not the first attempt. The provider may have accepted the SMS at an earlier attempt, and only its response was lost.
   */
  isRepeat: boolean
  /**
   * The address for the provider's notices about this SMS. Undefined if the provider cannot reach this server, or has the address in its
   * own settings.
   */
  noticeUrl: string | undefined
}

/**
 * The result of an attempt to send an SMS. `accepted`: the provider will send the SMS. `refused`: a further attempt would not help.
 * `later`: the provider has certainly not accepted the SMS, so there is a further attempt. `doubtful`: the provider may have accepted the
 * SMS, so it is never sent again automatically (docs/rules/messages.md, SMS).
 */
export type SendResult =
  /** `providerId`: the provider's id of the SMS, empty if the provider returned none. `cost`: in currency units. */
  | { kind: 'accepted'; providerId: string; count?: number | undefined; cost?: number | undefined }
  | { kind: 'refused'; reason: string; isOptedOut?: boolean }
  | { kind: 'later'; reason: string }
  | { kind: 'doubtful'; reason: string }

export interface SmsProvider {
  name: 'twilio' | 'seven'
  /** The price of one message in currency units, as the brand has entered it. Undefined if the brand has entered no price. */
  price: number | undefined
  /** True if the provider gets the address for notices with each SMS. False if the address is in the provider's settings. */
  takesNoticeUrl: boolean
  send(sms: OutgoingSms): Promise<SendResult>
}

/** Bytes. A larger response of a provider is not read. The SMS then gets the state 'doubtful'. */
const LARGEST_BYTES = 200_000
const TIMEOUT_MS = 10_000

/**
 * Codes of network errors that occur before the request is sent. After one of these errors the provider has certainly not accepted the SMS.
 */
const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

export interface ProviderReply {
  status: number
  body: unknown
}

/** Makes one HTTP request to a provider. It is not repeated here, because an SMS that is sent twice costs twice. Redirects are not followed. */
export async function ask(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string },
  options: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): Promise<ProviderReply | Extract<SendResult, { kind: 'later' | 'doubtful' }>> {
  try {
    const response = await (options.fetch ?? fetch)(url, {
      ...init,
      // Each request uses a new connection. A request on an open connection can get lost while the provider closes the connection, and
      // nobody would know whether the SMS was accepted.
      headers: { ...init.headers, connection: 'close' },
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    })
    const text = await readBounded(response, LARGEST_BYTES)
    if (text === undefined) return { kind: 'doubtful', reason: 'answer too large' }
    return { status: response.status, body: parsedJson(text) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'doubtful', reason: 'time-out' }
    const cause = error instanceof Error ? error.cause : undefined
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'network'
    return { kind: notSent.has(code) ? 'later' : 'doubtful', reason: code }
  }
}

/**
 * What the response status means for all providers. With 429 or 503 the SMS was not accepted. With other server errors it may have been
 * accepted. Undefined for other statuses: the response itself must be read.
 */
export function byStatus({ status }: ProviderReply): SendResult | undefined {
  if (status === 429 || status === 503) return { kind: 'later', reason: `status ${status}` }
  if (status >= 500) return { kind: 'doubtful', reason: `status ${status}` }
  return undefined
}

/**
 * Reads a price that a brand has entered: '0,075' or '0.075', in currency units. Undefined if the text is not a number, or the number is
 * negative, or 10 or more.
 */
export function priceOf(typed: string | undefined): number | undefined {
  const value = Number((typed ?? '').replace(',', '.'))
  return typed && Number.isFinite(value) && value >= 0 && value < 10 ? Math.round(value * 10_000) / 10_000 : undefined
}
