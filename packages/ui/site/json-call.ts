import type { Locale } from '#contract/locale.ts'

/** An entry of a failed answer (decisions, Calls); the declaration with its checks is in packages/contract/errors.ts. */
export interface CallError {
  message: string
  code: string
  field?: string
  values?: Record<string, string | number>
}

export type CallResult<T> =
  | { ok: true; value: T; status: number }
  | { ok: false; status: number; errors: CallError[]; reference?: string; data?: unknown }

export interface JsonCall {
  locale: Locale
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * A call of our own API from a public page, without the checking of packages/contract/client.ts: its zod would be a quarter of the
 * landing page. Name the shape by the endpoint's type: `callJson<OutputOf<typeof mapsEndpoints.route>>(…)`. Never throws; status 0 and
 * code 'network' when no answer came.
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
