import { parsedJson, readBounded } from '#platform/http/provider-body.ts'

/** An SMS in the form in which a provider gets it. */
export interface OutgoingSms {
  to: string
  text: string
  /** There was an attempt before, and it is unknown whether the provider accepted the SMS. */
  isRepeat: boolean
  /** The address for notices. Undefined if the provider cannot reach this server or has the address already. */
  noticeUrl: string | undefined
}

/**
 * The result of an attempt. `later`: certainly not accepted, can be tried again. `doubtful`: may have been accepted; it is never repeated
 * automatically (docs/rules/messages.md, SMS).
 */
export type SendResult =
  /** `providerId` is empty if the provider returned none. `cost` is in currency units. */
  | { kind: 'accepted'; providerId: string; count?: number | undefined; cost?: number | undefined }
  | { kind: 'refused'; reason: string; isOptedOut?: boolean }
  | { kind: 'later'; reason: string }
  | { kind: 'doubtful'; reason: string }

export interface SmsProvider {
  name: 'twilio' | 'seven'
  /** Price of one message in currency units. Undefined if none is set. */
  price: number | undefined
  /** Does the provider get the address for notices with each SMS? */
  takesNoticeUrl: boolean
  send(sms: OutgoingSms): Promise<SendResult>
}

/** The most bytes that are read of a response. No response of these providers is larger. */
const LARGEST_BYTES = 200_000
const TIMEOUT_MS = 10_000

/** Network errors that occur before anything was sent. */
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

/** Makes one call without repetition, because an SMS that is sent twice costs twice. Redirects are not followed. */
export async function ask(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string },
  options: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): Promise<ProviderReply | Extract<SendResult, { kind: 'later' | 'doubtful' }>> {
  try {
    const response = await (options.fetch ?? fetch)(url, {
      ...init,
      // Reusing a connection while the provider closes it would make an SMS doubtful.
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

/** The result by status, for all providers. After 429 or 503 the SMS was not accepted; after other server errors it may have been. */
export function byStatus({ status }: ProviderReply): SendResult | undefined {
  if (status === 429 || status === 503) return { kind: 'later', reason: `status ${status}` }
  if (status >= 500) return { kind: 'doubtful', reason: `status ${status}` }
  return undefined
}

/** Reads '0,075' or '0.075' in currency units. Undefined for anything that is not a plausible price. */
export function priceOf(typed: string | undefined): number | undefined {
  const value = Number((typed ?? '').replace(',', '.'))
  return typed && Number.isFinite(value) && value >= 0 && value < 10 ? Math.round(value * 10_000) / 10_000 : undefined
}
