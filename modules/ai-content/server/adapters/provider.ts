import { parsedJson, readBounded } from '#platform/http/provider-body.ts'
import type { AiPrices, Micro, Usage } from '../../rules/budget.ts'
import type { Ask } from '../../rules/prompt.ts'

/**
 * The reason why the assistant returned no text. busy: the provider has too much to do. limit: the brand's account at the provider has reached its
 * limit. budget: the budget that the brand has set is used up. refused: the model refuses to write this. cut: the answer was too long. unusable: the
 * answer breaks a rule, even after one repair. auth: the key or the model is wrong. offline: the provider did not respond. interrupted: our server
 * stopped.
 */
export type AiCode = 'busy' | 'limit' | 'budget' | 'refused' | 'cut' | 'unusable' | 'auth' | 'offline' | 'interrupted'

export interface Failed {
  ok: false
  code: AiCode
  /** The tokens that were used. Undefined if that is not known; the whole reserved amount then counts as spent. */
  usage: Usage | undefined
  requestId: string | undefined
}

export interface Written {
  ok: true
  text: string
  /** The tokens that were used. Undefined if the server does not report them; the whole reserved amount then counts as spent. */
  usage: Usage | undefined
  requestId: string | undefined
}

export interface Drawn {
  ok: true
  bytes: Uint8Array
  requestId: string | undefined
}

interface Talk {
  /** For the repair request: the first answer, and the rules that it breaks. */
  repair?: { answer: string; problems: readonly string[] }
  signal: AbortSignal
}

export const pictureSizes = { landscape: '1536x1024', square: '1024x1024', portrait: '1024x1536' } as const
type PictureFormat = keyof typeof pictureSizes

/** An AI provider that the brand has connected, with the prices that the brand has entered. */
export interface AiProvider {
  name: string
  model: string
  prices: AiPrices
  budget: Micro
  write(ask: Ask, talk: Talk): Promise<Written | Failed>
  /** Makes a picture. Undefined if the provider makes no pictures. */
  draw?: (prompt: string, format: PictureFormat, signal: AbortSignal) => Promise<Drawn | Failed>
}

export interface HttpDeps {
  fetch: typeof globalThis.fetch
  /** Waits between two attempts. The promise rejects if the user stops the request, or if the request takes too long. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export const nothingUsed: Usage = { tokensIn: 0, tokensOut: 0 }
/**
 * Maximum size of a response in bytes. `LARGEST_TEXT`: of a response with texts. `LARGEST_PICTURE`: of a response with a picture, which may
 * have 20 MB and is in base64.
 */
const LARGEST_TEXT = 2_000_000
export const LARGEST_PICTURE = 28_000_000

export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

/** Sends one request. Undefined if there is no response; the provider may have processed the request anyway. */
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

/** The milliseconds in the `retry-after` header of a response. Undefined if there is no such header. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

/**
 * Maximum pause in milliseconds before another attempt. If the provider asks for a longer pause, the request is not sent again, and the
 * user sees an error.
 */
export const longestPauseMs = 20_000
