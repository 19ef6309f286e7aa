import type { Endpoint, InputOf, OutputOf, PageMeta } from './endpoint.ts'
import { type ApiError, ApiFailureBody } from './errors.ts'
import type { Locale } from './locale.ts'

/** The result of an API call. `status` 0: there was no response (offline, time-out). */
export type ApiResult<T> =
  | { ok: true; value: T; status: number; meta?: PageMeta }
  | { ok: false; status: number; errors: ApiError[]; reference?: string; data?: unknown }

/**
 * Makes API calls. In the browser, calls are sent over HTTP. While the server renders a page, calls run in the same process, without HTTP.
 */
export interface Api {
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<ApiResult<OutputOf<E>>>
}

interface ClientOptions {
  fetch: typeof globalThis.fetch
  locale: () => Locale
  /**
   * The beginning of the addresses of all API calls, for example 'http://127.0.0.1:3000'. In a browser it is '', because calls go to the
   * host of the page.
   */
  baseUrl?: string
  /** CSRF token of the session, sent with every API call that changes data. Visitors have no token. */
  csrfToken?: () => string | undefined
  /** Called when the session has ended, so that the back office can go to its sign-in page. */
  onUnauthorized?: () => void
  timeoutMs?: number
}

/** The path of an endpoint with its params and query filled in. */
export function urlOf<E extends Endpoint>(endpoint: E, input: InputOf<E> = {}): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const query = search.toString()
  return query ? `${path}?${query}` : path
}

/** The typed client over HTTP. Never throws: a lost connection is a result with status 0 and code 'network'. */
export function createClient(options: ClientOptions): Api {
  return {
    async call(endpoint, input = {}) {
      const signals = [AbortSignal.timeout(options.timeoutMs ?? 20_000), ...(input.signal ? [input.signal] : [])]
      const csrf = endpoint.method === 'GET' ? undefined : options.csrfToken?.()
      try {
        const response = await options.fetch((options.baseUrl ?? '') + urlOf(endpoint, input), {
          method: endpoint.method,
          headers: {
            accept: 'application/json',
            'accept-language': options.locale(),
            ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(csrf ? { 'x-csrf-token': csrf } : {}),
            ...input.headers,
          },
          ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
          credentials: 'same-origin',
          signal: AbortSignal.any(signals),
        })
        const text = await response.text()
        const json: unknown =
          text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
        if (response.ok) {
          const body = json as { data?: unknown; meta?: PageMeta } | undefined
          const value = (endpoint.kind === 'raw' ? text : (body?.data ?? null)) as OutputOf<typeof endpoint>
          return { ok: true, value, status: response.status, ...(body?.meta ? { meta: body.meta } : {}) }
        }
        const failed = ApiFailureBody.safeParse(json)
        const body = failed.success ? failed.data : { errors: [{ message: '', code: 'internal' }] }
        // A wrong password or code in a form also gives 401. In this case the session has not ended, so the form must stay open.
        if (response.status === 401 && (!failed.success || failed.data.errors.some(isSessionOver)))
          options.onUnauthorized?.()
        return {
          ok: false,
          status: response.status,
          errors: body.errors,
          ...('reference' in body && body.reference ? { reference: body.reference } : {}),
          ...('data' in body && body.data !== undefined ? { data: body.data } : {}),
        }
      } catch {
        return { ok: false, status: 0, errors: [{ message: '', code: 'network' }] }
      }
    },
  }
}

const isSessionOver = ({ code }: { code: string }): boolean => code === 'auth.session_timeout'
