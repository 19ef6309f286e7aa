import * as z from 'zod'
import type { Access } from './roles.ts'

/** A limit for an API call: at most `max` calls in a sliding window of `windowSeconds`, for each value of `per`. */
export interface CallLimit {
  /** Limits with the same name share their counters, even if they are limits of different API calls. */
  name: string
  /** Calls are counted per address of the caller, or per value of a named field of the call ('params.uid'). */
  per: 'address' | `params.${string}` | `body.${string}`
  /**
   * A second field of the API call. Calls are counted for each pair of values of `per` and `within`. Example: the code of a table and its
   * branch, because tables of two branches may have the same code.
   */
  within?: `body.${string}`
  max: number
  windowSeconds: number
  /**
   * All server processes share one counter in the database. Set this for calls that could be used to guess secrets. Without it, each
   * process counts on its own, so several processes together allow more calls (ADR 0005).
   */
  shared?: boolean
}

type Shape = z.ZodType

/**
 * One kind of API call over HTTP. Validation, the typed client, OpenAPI and the table of rights come from this declaration. Kinds of
 * responses: `json` is the envelope `{ data }`, `raw` is bytes or text of `mediaType`, `stream` is server-sent events.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path in the form of Fastify: '/api/orders/:id'. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  readonly kind: 'json' | 'raw' | 'stream'
  readonly mediaType?: string
  /** HTTP status of success. Default: 200. A handler may send 200 instead of 201 if the caller repeats a call. 202: the work is done later. */
  readonly status: 200 | 201 | 202 | 204
  /** Further headers that the caller must or may send, in lower case. */
  readonly headers?: Readonly<Record<string, 'required' | 'optional'>>
  readonly limit?: CallLimit | readonly CallLimit[]
  /** Largest body in bytes. Default: 64 kB. */
  readonly bodyLimit?: number
  /**
   * True for long polling: the response waits until there is something to report. When the server stops, waiting responses are sent at
   * once. While a call waits, it does not count as load of the server.
   */
  readonly waits?: boolean
  /**
   * True if the API call accepts HTML forms as well as JSON: for providers that send forms, and for pages without script. All other calls
   * refuse forms.
   */
  readonly takesForm?: boolean
  /**
   * Set if the caller has no session. `signature`: the caller signs the API call (for example a payment provider that reports a payment).
   * `key`: the caller sends a key (for example screens, printers, calendars). Such a call needs no CSRF token.
   */
  readonly proof?: 'signature' | 'key'
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

interface Declaration<Params extends Shape, Query extends Shape, Body extends Shape, Reply extends Shape> {
  id: string
  method: Endpoint['method']
  path: string
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  reply?: Reply
  kind?: Endpoint['kind']
  mediaType?: string
  status?: Endpoint['status']
  headers?: Endpoint['headers']
  limit?: CallLimit | readonly CallLimit[]
  bodyLimit?: number
  takesForm?: boolean
  waits?: boolean
  proof?: Endpoint['proof']
}

/**
 * Declares an API call. A part (params, query, body) that is left out must be empty: a field that is not declared is refused, not ignored.
 */
export function endpoint<
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
  Reply extends Shape = z.ZodNull,
>(declared: Declaration<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return {
    kind: 'json',
    status: 200,
    ...declared,
    params: declared.params ?? (nothing as Shape as Params),
    query: declared.query ?? (nothing as Shape as Query),
    body: declared.body ?? (nothing as Shape as Body),
    reply: declared.reply ?? (z.null() as Shape as Reply),
  } as Endpoint<Params, Query, Body, Reply>
}

/** The input that a caller passes. Only parts that the endpoint declares are allowed. */
export interface InputOf<E extends Endpoint> {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: z.input<E['body']>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

export type OutputOf<E extends Endpoint> = z.output<E['reply']>

/** The shape of `meta`. Responses of lists contain `meta` next to `data`. */
export const PageMeta = z.object({ total: z.int(), page: z.int(), pageSize: z.int() })
export type PageMeta = z.infer<typeof PageMeta>
