/** The address of the installation, and the API key for it. */
export interface ServusOptions {
  /** Address of the brand: 'https://donau.example'. */
  baseUrl: string
  /**
   * 'srv_…', created in the back office on the screen 'Schnittstellen'. Without a key only public data can be read. Keep the key on a
   * server, never in a web page.
   */
  key?: string
  /** Language of messages. Default: 'de'. */
  locale?: 'de' | 'en'
  /** Milliseconds until an API call is aborted. Default: 20,000. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

export interface ApiError {
  /** One of the codes in `x-error-codes` of the API call (docs/openapi.json). 'network': there was no response. */
  code: string
  /** A sentence for people, in the requested language. */
  message: string
  /** Path of the invalid field: 'items.0.amount'. */
  field?: string
}

/** The result of an API call. `status` 0: there was no response. */
export type Result<T> =
  | { ok: true; status: number; data: T; meta?: { total: number; page: number; pageSize: number } }
  | { ok: false; status: number; errors: ApiError[]; retryAfterSeconds?: number; reference?: string }

/** Names of API calls: 'GET /api/orders/{id}'. */
export type CallNames<Calls> = Extract<keyof Calls, string>

type Reply<Call> = Call extends { reply: infer R } ? R : never
type Input<Call> = Omit<Call, 'reply'> & { signal?: AbortSignal }
/** The arguments of `call` after the name of the API call. The input can be left out if no part of it is required. */
type Args<Call> = Record<never, never> extends Omit<Call, 'reply'> ? [input?: Input<Call>] : [input: Input<Call>]

export interface Servus<Calls> {
  /**
   * Makes an API call. The result of a list also has `meta`. A call that creates an order needs an `idempotencyKey`: if the response was
   * lost, repeat the call with the same key, and no second order is created.
   */
  call<Name extends CallNames<Calls>>(name: Name, ...input: Args<Calls[Name]>): Promise<Result<Reply<Calls[Name]>>>
}
