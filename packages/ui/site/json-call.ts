import type { Locale } from '#contract/locale.ts'

/** An entry of an error response (docs/rules/calls.md). The declaration with its checks is in packages/contract/errors.ts. */
export interface CallError {
  message: string
  code: string
  field?: string
  values?: Record<string, string | number>
}

export type CallResult<T> =
  | { ok: true; value: T; status: number }
  | { ok: false; status: number; errors: CallError[]; reference?: string; data?: unknown }

interface JsonCall {
  locale: Locale
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Makes a call of our own API from a public page. It does not use packages/contract/client.ts, because zod would be a quarter of the landing page's
 * code. Pass the type of the response: `callJson<OutputOf<typeof mapsEndpoints.route>>(…)`. Never throws. Without a response, status is 0 and code
 * is 'network'.
 */
export async function callJson<T>(url: string, call: JsonCall): Promise<CallResult<T>> {
  const signals = [AbortSignal.timeout(call.timeoutMs ?? 20_000), ...(call.signal ? [call.signal] : [])]
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        'accept-language': call.locale,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      credentials: 'same-origin',
      signal: AbortSignal.any(signals),
    })
    const json = (await response.json()) as { data?: T; errors?: CallError[]; reference?: string }
    if (response.ok) return { ok: true, value: json.data as T, status: response.status }
    return {
      ok: false,
      status: response.status,
      errors: json.errors?.length ? json.errors : [{ message: '', code: 'internal' }],
      ...(json.reference ? { reference: json.reference } : {}),
      ...(json.data === undefined ? {} : { data: json.data }),
    }
  } catch {
    return { ok: false, status: 0, errors: [{ message: '', code: 'network' }] }
  }
}
