import type { ApiError, CallNames, Result, Servus, ServusOptions } from './types.ts'

/** The input of any API call. Its exact types depend on the call. */
interface Input {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

const usualTimeoutMs = 20_000

/**
 * Connects to a Servus installation. `call` does not throw if the network fails or the server refuses the call. The result then has
 * `ok: false` and the error codes, each with its field if there is one.
 *
 * @example
 *   const servus = connect({ baseUrl: 'https://donau.example', key: 'srv_…' })
 *   const found = await servus.call('GET /api/orders/{id}', { path: { id } })
 *   if (found.ok) console.log(found.data.state)
 */
export function connect<Calls>(options: ServusOptions): Servus<Calls> {
  const send = options.fetch ?? globalThis.fetch
  const base = options.baseUrl.replace(/\/+$/, '')
  const call = async (name: CallNames<Calls>, input: Input = {}): Promise<Result<unknown>> => {
    const [method = 'GET', path = '/'] = name.split(' ')
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': options.locale ?? 'de' }
    if (options.key) headers['authorization'] = `Bearer ${options.key}`
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    if (input.body !== undefined) headers['content-type'] = 'application/json'
    const limit = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs)
    try {
      const response = await send(base + addressOf(path, input), {
        method,
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        signal: input.signal ? AbortSignal.any([limit, input.signal]) : limit,
        // Redirects are not followed, so that the key is sent to this installation only.
        redirect: 'manual',
      })
      return await resultOf(response)
    } catch (error) {
      return lost(error)
    }
  }
  // The type parameter `Calls` decides which input an API call takes. At run time all API calls are sent in the same way.
  return { call: call as Servus<Calls>['call'] }
}

/**
 * Returns the data of a response, for a program that cannot go on without it.
 *
 * @throws Error with code and field of each refusal: 'field.required lastName'
 */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new Error(result.errors.map(({ code, field }) => (field ? `${code} ${field}` : code)).join(', '))
}

/**
 * Inserts the values into the path and appends the query. In the query, null and undefined are left out, and each value of a list becomes
 * a separate parameter.
 */
function addressOf(path: string, input: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  return query.size > 0 ? `${filled}?${query}` : filled
}

async function resultOf(response: Response): Promise<Result<unknown>> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (response.ok && !type.includes('json')) {
    const data = type.startsWith('text/') ? await response.text() : new Uint8Array(await response.arrayBuffer())
    return { ok: true, status, data }
  }
  const text = await response.text()
  const body = (type.includes('json') && text ? JSON.parse(text) : {}) as {
    data?: unknown
    meta?: { total: number; page: number; pageSize: number }
    errors?: ApiError[]
    reference?: string
  }
  if (response.ok) return { ok: true, status, data: body.data, ...(body.meta ? { meta: body.meta } : {}) }
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    status,
    errors: body.errors ?? [{ code: 'internal', message: `HTTP ${status}` }],
    ...(Number.isFinite(after) ? { retryAfterSeconds: after } : {}),
    ...(body.reference ? { reference: body.reference } : {}),
  }
}

const lost = (error: unknown): Result<unknown> => ({
  ok: false,
  status: 0,
  errors: [{ code: 'network', message: error instanceof Error ? error.message : String(error) }],
})
