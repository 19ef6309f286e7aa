import type { AgentResult, AgentWork } from '../contract/agent-calls.ts'

/**
 * The response to an API call, or its failure. `status` 0: the server did not respond, or the response was unusable. `code`: the error code
 * that the server sent.
 */
export type Reply<T> = { ok: true; value: T } | { ok: false; status: number; code: string }

interface Offer {
  id: string
  pollSecret: string
  code: string
}

/** The API calls that a print agent makes. They never throw; a failure is part of the result. */
export interface AgentCalls {
  offer(): Promise<Reply<Offer>>
  poll(offer: Offer): Promise<Reply<{ state: 'waiting' | 'paired' | 'expired'; key: string | null }>>
  next(key: string, body: { version: string; waitSeconds: number; holding: string[] }): Promise<Reply<AgentWork>>
  sending(key: string, job: string, attempt: number): Promise<Reply<{ mayPrint: boolean }>>
  result(key: string, job: string, result: AgentResult): Promise<Reply<{ state: string }>>
  condition(
    key: string,
    device: string,
    body: Pick<AgentResult, 'condition' | 'reason'>,
  ): Promise<Reply<{ taken: boolean }>>
}

/**
 * Time limit of an API call in milliseconds. The call that fetches slips may take longer, because the server may delay its response by
 * `waitSeconds`.
 */
const patienceMs = 10_000

/**
 * Returns functions that make the API calls of the print agent over HTTP. A redirect is not followed, because the key may be sent only to
 * the address of this server.
 */
export function agentCalls(server: string, fetch: typeof globalThis.fetch, stop: AbortSignal): AgentCalls {
  const call = async <T>(
    method: 'GET' | 'POST',
    path: string,
    options: { key?: string; headers?: Record<string, string>; body?: unknown; ms?: number } = {},
  ): Promise<Reply<T>> => {
    try {
      const answer = await fetch(`${server}/api/print/agent${path}`, {
        method,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        signal: AbortSignal.any([stop, AbortSignal.timeout(options.ms ?? patienceMs)]),
      })
      const text = await answer.text()
      const json = (text === '' ? {} : JSON.parse(text)) as { data?: T; errors?: { code?: string }[] }
      if (answer.ok && json.data !== undefined) return { ok: true, value: json.data }
      return { ok: false, status: answer.status, code: json.errors?.[0]?.code ?? '' }
    } catch {
      // The server cannot be reached, has not responded in time, or the response is not JSON because another server has sent it.
      return { ok: false, status: 0, code: 'network' }
    }
  }
  return {
    offer: () => call('POST', '/pairings'),
    poll: ({ id, pollSecret }) => call('GET', `/pairings/${id}`, { headers: { 'x-poll-secret': pollSecret } }),
    next: (key, body) => call('POST', '/next', { key, body, ms: patienceMs + body.waitSeconds * 1000 }),
    sending: (key, job, attempt) => call('POST', `/jobs/${job}/sending`, { key, body: { attempt } }),
    result: (key, job, body) => call('POST', `/jobs/${job}/result`, { key, body }),
    condition: (key, device, body) => call('POST', `/devices/${device}/condition`, { key, body }),
  }
}
