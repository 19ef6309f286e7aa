import type { Api, ApiResult } from '#contract/client.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Session } from '../module.ts'
import { dispatch, type DispatchOptions, prepareEndpoint, type PreparedEndpoint, type ServedBrand } from './dispatch.ts'
import { apiErrors, statusOf } from './failures.ts'

/** The caller of an API call within this process, for example the visitor for whom a page is rendered. */
export interface CallerContext {
  locale: Locale
  requestId: string
  address: string
  /** Scheme and host that the visitor used. */
  origin: string
  cookies?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string | undefined>>
  session?: Session
  signal?: AbortSignal
}

/** Makes API calls without HTTP, with the same checks and handlers. For pages that are rendered on the server, and for tests. */
export function createInProcessApi(
  options: DispatchOptions & { endpoints: readonly Endpoint[] },
): (brand: ServedBrand, caller: CallerContext) => Api {
  const prepared = new Map<Endpoint, PreparedEndpoint>(
    options.endpoints.map((endpoint) => [endpoint, prepareEndpoint(endpoint)]),
  )
  return (brand, caller) => ({
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E> = {}): Promise<ApiResult<OutputOf<E>>> {
      const outcome = await dispatch(
        brand,
        prepared.get(endpoint) ?? prepareEndpoint(endpoint),
        rawOf(caller, input),
        options,
      )
      if (outcome.ok) {
        return {
          ok: true,
          value: outcome.value as OutputOf<E>,
          status: outcome.status ?? endpoint.status,
          ...(outcome.meta ? { meta: outcome.meta } : {}),
        }
      }
      const status = statusOf(options.errors, outcome.code)
      return {
        ok: false,
        status,
        errors: apiErrors(options.errors, outcome, caller.locale),
        ...(status >= 500 ? { reference: caller.requestId } : {}),
        ...(outcome.data === undefined ? {} : { data: outcome.data }),
      }
    },
  })
}

function rawOf(caller: CallerContext, input: InputOf<Endpoint>): Parameters<typeof dispatch>[2] {
  const query: Record<string, unknown> = {}
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    // The query has the same form as over HTTP: values are texts. Values that are undefined, null or empty are left out.
    if (value === undefined || value === null || value === '') continue
    query[name] = Array.isArray(value) ? value.map(String) : String(value)
  }
  const headers: Record<string, string | undefined> = { ...caller.headers, ...input.headers }
  if (caller.session) headers['x-csrf-token'] = caller.session.csrfToken
  return {
    params: input.params,
    query,
    body: input.body,
    locale: caller.locale,
    requestId: caller.requestId,
    address: caller.address,
    headers,
    cookies: caller.cookies ?? {},
    origin: caller.origin,
    signal: input.signal ?? caller.signal ?? new AbortController().signal,
    session: caller.session,
  }
}
