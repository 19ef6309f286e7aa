import { parsedJson, readBounded } from '#platform/http/provider-body.ts'
import type { AiPrices, Micro, Usage } from '../../rules/budget.ts'
import type { Ask } from '../../rules/prompt.ts'

/**
 * The reason why there is no text. busy: try again later. limit: the limit of the brand's account at the provider is reached. budget: the brand's
 * own budget is used up. refused: the model refuses to write this. cut: the answer was too long. unusable: the answer does not fit the request,
 * also after one repair. auth: key or model is wrong. offline: no response.
 */
export type AiCode = 'busy' | 'limit' | 'budget' | 'refused' | 'cut' | 'unusable' | 'auth' | 'offline' | 'interrupted'

export interface Failed {
  ok: false
  code: AiCode
  /** The tokens used; undefined: unknown, so the whole reserve counts. */
  usage: Usage | undefined
  requestId: string | undefined
}

export interface Written {
  ok: true
  text: string
  /** Undefined: the server reports no usage, so the whole reserve counts. */
  usage: Usage | undefined
  requestId: string | undefined
}

export interface Drawn {
  ok: true
  bytes: Uint8Array
  requestId: string | undefined
}

interface Talk {
  /** The earlier answer and its problems, for the one repair. */
  repair?: { answer: string; problems: readonly string[] }
  signal: AbortSignal
}

export const pictureSizes = { landscape: '1536x1024', square: '1024x1024', portrait: '1024x1536' } as const
type PictureFormat = keyof typeof pictureSizes

/** A connected provider with the prices that the brand entered. */
export interface AiProvider {
  name: string
  model: string
  prices: AiPrices
  budget: Micro
  write(ask: Ask, talk: Talk): Promise<Written | Failed>
  /** Undefined: the provider makes no pictures. */
  draw?: (prompt: string, format: PictureFormat, signal: AbortSignal) => Promise<Drawn | Failed>
}

export interface HttpDeps {
  fetch: typeof globalThis.fetch
  /** Waits between attempts; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export const nothingUsed: Usage = { tokensIn: 0, tokensOut: 0 }
/** The most bytes of a response: with texts, and with a picture of up to 20 MB as base64. */
const LARGEST_TEXT = 2_000_000
export const LARGEST_PICTURE = 28_000_000

export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

/** Sends one request. Undefined: no response, and it is unknown whether the request was processed. */
export async function post(
  { fetch }: HttpDeps,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  signal: AbortSignal,
  largest = LARGEST_TEXT,
): Promise<Reply | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const text = await readBounded(response, largest)
    return {
      status: response.status,
      headers: response.headers,
      body: text === undefined ? undefined : parsedJson(text),
    }
  } catch {
    return undefined
  }
}

/** Milliseconds that the provider asks us to wait; undefined: its response names none. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

/** The longest pause in ms before another attempt. If the provider asks for a longer one, the person gets an error instead. */
export const longestPauseMs = 20_000
