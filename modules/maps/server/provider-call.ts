import { parsedJson, readBounded } from '#platform/http/provider-body.ts'
import type { Log } from '#platform/module.ts'

/** One HTTP request to a map provider. */
interface ProviderCall {
  /** The name of the request in the log: 'mapbox.suggest'. */
  name: string
  url: URL
  timeoutMs: number
}

export interface ProviderDeps {
  fetch: typeof globalThis.fetch
  log: Log
}

export type ProviderAnswer =
  | { ok: true; status: number; body: unknown }
  /** No usable response. `outage`: network error or time-out. `refused`: not JSON, or too large. */
  | { ok: false; trouble: 'outage' | 'refused' }

/** Maximum size of a response in bytes. A larger response is refused. Even a route across Europe with all its steps is smaller. */
const LARGEST_BYTES = 5_000_000
const ATTEMPTS = 2

/**
 * Reads JSON from a provider. After a network error, a time-out or a 5xx it repeats the request once. Redirects are not followed
 * (docs/rules/security.md, Outgoing calls and redirects). The address is not logged, because it contains the token.
 */
export async function askProvider(call: ProviderCall, { fetch, log }: ProviderDeps): Promise<ProviderAnswer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await once(call, fetch)
    const hopeful = answer.ok ? answer.status >= 500 : answer.trouble === 'outage'
    if (answer.ok && !hopeful) return answer
    const { name } = call
    log.warn(
      { provider: name, attempt, ...(answer.ok ? { status: answer.status } : { trouble: answer.cause }) },
      'maps provider failed',
    )
    if (!hopeful || attempt === ATTEMPTS) return answer
  }
}

async function once(call: ProviderCall, fetch: typeof globalThis.fetch): Promise<ProviderAnswer & { cause?: string }> {
  try {
    const signal = AbortSignal.timeout(call.timeoutMs)
    const response = await fetch(call.url, { headers: { accept: 'application/json' }, redirect: 'error', signal })
    const text = await readBounded(response, LARGEST_BYTES)
    if (text === undefined) return { ok: false, trouble: 'refused', cause: 'too_large' }
    // A response with an error status is not always JSON: a proxy in front of the service can send an HTML page. Then only the status is
    // used.
    const body = parsedJson(text)
    if (body === undefined && response.ok) return { ok: false, trouble: 'refused', cause: 'not_json' }
    return { ok: true, status: response.status, body }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    return { ok: false, trouble: 'outage', cause: timedOut ? 'timeout' : 'network' }
  }
}

/** What a failed request means for a route. `outage`: the estimate can be used. `refused`: the operator must correct the settings. */
export function troubleOf(answer: ProviderAnswer): 'outage' | 'refused' {
  if (!answer.ok) return answer.trouble
  return answer.status >= 500 || answer.status === 429 ? 'outage' : 'refused'
}
