import { parsedJson, readBounded } from '#platform/http/provider-body.ts'

/** An SMS as a provider gets it. */
export interface OutgoingSms {
  to: string
  text: string
  /** It was tried before, and nobody knows whether it was taken. */
  isRepeat: boolean
  /** Where the provider tells the state; undefined: it cannot reach this server, or has the address already. */
  noticeUrl: string | undefined
}

/**
 * What became of the attempt. `later`: certainly not taken, and worth another attempt. `doubtful`: perhaps taken; it is never repeated by
 * itself (docs/rules/messages.md, SMS).
 */
export type SendResult =
  /** `providerId` is empty where the provider did not say one. `cost` in currency units. */
  | { kind: 'accepted'; providerId: string; count?: number | undefined; cost?: number | undefined }
  | { kind: 'refused'; reason: string; isOptedOut?: boolean }
  | { kind: 'later'; reason: string }
  | { kind: 'doubtful'; reason: string }

export interface SmsProvider {
  name: 'twilio' | 'seven'
  /** Price of one message in currency units; undefined: none is set. */
  price: number | undefined
  /** Does it tell the state with each SMS at an address that we name? */
  takesNoticeUrl: boolean
  send(sms: OutgoingSms): Promise<SendResult>
}

/** No answer of these providers is larger. */
const LARGEST_BYTES = 200_000
const TIMEOUT_MS = 10_000

/** Refused before anything was sent. */
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

/** One call without any repetition: an SMS that goes out twice costs twice. Redirects are not followed. */
export async function ask(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string },
  options: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): Promise<ProviderReply | Extract<SendResult, { kind: 'later' | 'doubtful' }>> {
  try {
    const response = await (options.fetch ?? fetch)(url, {
      ...init,
      // A kept connection that the provider closes at this moment would make an SMS doubtful.
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

/** What holds for every provider: a server that says 'not now' has taken nothing; one that failed may have. */
export function byStatus({ status }: ProviderReply): SendResult | undefined {
  if (status === 429 || status === 503) return { kind: 'later', reason: `status ${status}` }
  if (status >= 500) return { kind: 'doubtful', reason: `status ${status}` }
  return undefined
}

/** '0,075' or '0.075' in currency units; undefined where nothing sensible is set. */
export function priceOf(typed: string | undefined): number | undefined {
  const value = Number((typed ?? '').replace(',', '.'))
  return typed && Number.isFinite(value) && value >= 0 && value < 10 ? Math.round(value * 10_000) / 10_000 : undefined
}
