/** Where to call, and as whom. */
export interface ServusOptions {
  /** Address of the brand: 'https://donau.example'. */
  baseUrl: string
  /** 'srv_…', made under 'Schnittstellen'. Without it only what everybody may read can be called. Keep it on a server: never in a page. */
  key?: string
  /** Language of messages. Default: 'de'. */
  locale?: 'de' | 'en'
  /** Milliseconds until a call is given up. Default: 20,000. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

export interface ApiError {
  /** Stands in `x-error-codes` of the description; 'network': there was no answer. */
  code: string
  /** A sentence for people, in the language that was asked for. */
  message: string
  /** Name of the field that broke a rule: 'items.0.amount'. */
  field?: string
}

/** The answer of a call. `status` 0: there was none. */
export type Result<T> =
  | { ok: true; status: number; data: T; meta?: { total: number; page: number; pageSize: number } }
  | { ok: false; status: number; errors: ApiError[]; retryAfterSeconds?: number; reference?: string }

/** Names of calls: 'GET /api/orders/{id}'. */
export type CallNames<Calls> = Extract<keyof Calls, string>

type Reply<Call> = Call extends { reply: infer R } ? R : never
type Input<Call> = Omit<Call, 'reply'> & { signal?: AbortSignal }
/** The input may be left out where nothing in it is required. */
type Args<Call> = Record<never, never> extends Omit<Call, 'reply'> ? [input?: Input<Call>] : [input: Input<Call>]

export interface Servus<Calls> {
  /** Makes a call. Lists answer with `meta`. A call that creates an order needs an `idempotencyKey`: repeat it with the same one after a lost answer. */
  call<Name extends CallNames<Calls>>(name: Name, ...input: Args<Calls[Name]>): Promise<Result<Reply<Calls[Name]>>>
}
