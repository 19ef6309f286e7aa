import { parsedJson, readBounded } from '#platform/http/provider-body.ts'
import type { Log } from '#platform/module.ts'
import type { Told } from './ports.ts'

/** One HTTP request to a payment provider. */
export interface ProviderCall {
  /** The name of the request in the log, for example 'mollie.create'. It is logged instead of address and body. */
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  /**
   * True if the provider responds with status 409 while a request with the same idempotency key is still being processed. The request is
   * then repeated.
   */
  waitsOnConflict?: boolean
}

export interface ProviderDeps {
  fetch: typeof globalThis.fetch
  log: Log
  /** Milliseconds. One request may take at most this long. A repetition must begin before this time has passed after the first request. */
  timeoutMs: number
  /** Milliseconds to wait before the second and before the third request. */
  pausesMs: readonly number[]
}

export interface ProviderAnswer {
  status: number
  /** The parsed JSON of the response. Undefined if the response has no body or is not JSON. */
  body: unknown
  location: string | undefined
}

/** Bytes. A larger response is refused. A payment with its whole history is far smaller. */
const LARGEST_BYTES = 1_000_000

export const defaultPatience = { timeoutMs: 10_000, pausesMs: [300, 1200] } as const

/**
 * Sends the request. If there is no response, or the status is 5xx or 429 (with the option `waitsOnConflict` also 409), the request is
 * repeated with growing pauses. Repeating is safe: a request that creates something contains its idempotency key, and cancelling twice
 * changes nothing. Redirects are not followed (docs/rules/security.md, Outgoing calls and redirects).
 */
export async function askProvider(call: ProviderCall, deps: ProviderDeps): Promise<Told<ProviderAnswer>> {
  const startedAt = performance.now()
  for (let attempt = 0; ; attempt++) {
    const answer = await once(call, deps)
    const hopeful = answer.ok
      ? answer.value.status >= 500 ||
        answer.value.status === 429 ||
        (answer.value.status === 409 && call.waitsOnConflict === true)
      : answer.trouble === 'outage'
    if (answer.ok && !hopeful) return answer
    const detail = answer.ok ? `status ${answer.value.status}` : answer.detail
    deps.log.warn({ provider: call.name, attempt: attempt + 1, detail }, 'Payment provider failed')
    const pause = deps.pausesMs[attempt]
    const isLate = performance.now() - startedAt + (pause ?? 0) > deps.timeoutMs
    if (!hopeful || pause === undefined || isLate) {
      if (!answer.ok) return answer
      return answer.value.status === 409 ? answer : { ok: false, trouble: 'outage', detail }
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function once(call: ProviderCall, { fetch, timeoutMs }: ProviderDeps): Promise<Told<ProviderAnswer>> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: {
        accept: 'application/hal+json, application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readBounded(response, LARGEST_BYTES)
    if (text === undefined) return { ok: false, trouble: 'refused', detail: 'answer too large' }
    return {
      ok: true,
      value: {
        status: response.status,
        body: parsedJson(text),
        location: response.headers.get('location') ?? undefined,
      },
    }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    return { ok: false, trouble: 'outage', detail: timedOut ? 'time-out' : 'network' }
  }
}
