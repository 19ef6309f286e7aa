import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { ErrorCode } from '#kernel/result.ts'
import type { ErrorEntries } from '#i18n/errors.ts'
import type { Answer, BrandCore, Call, Handler, Refusal, Session } from '../module.ts'
import { brokenReference, isConnectionLoss, isOlderRelease, isOutOfRange } from '../postgres/failures.ts'
import { keyLimit, type KeyReader, type Scope } from '../keys.ts'
import { checkAccess, checkOrigin, checkToken, type SessionReader } from './access.ts'
import { checkKey } from './key-access.ts'
import { sessionsEnded } from '../live/sessions-ended.ts'
import { sessionCookieName } from './cookies.ts'
import { checkCodes, refuse } from './failures.ts'
import { limitsOf, type RateLimits } from './rate-limits.ts'
import { unstorable } from './storable.ts'
import { failuresOf, planQuery, prepareQuery, type QueryPlan } from './validation.ts'

/** The parts of a brand that are needed to process an API call. */
export interface ServedBrand {
  readonly core: BrandCore
  readonly handlers: ReadonlyMap<string, Handler>
  readonly sessions: SessionReader | undefined
  readonly keys?: KeyReader | undefined
  readonly scopes?: ReadonlyMap<string, Scope>
}

/** An API call as it was received, before any check. */
export interface RawCall {
  params: unknown
  query: Readonly<Record<string, unknown>>
  body: unknown
  locale: Locale
  requestId: string
  address: string
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  rawBody?: Uint8Array | undefined
  origin: string
  readonly signal: AbortSignal
  /**
   * The session, if the code that makes the API call in this process already knows it. Otherwise the session is found by the API key or the
   * cookie of the call.
   */
  session?: Session | undefined
}

type Outcome = Answer<unknown> | Refusal

/** An endpoint, with values that are computed from it once, at the start. */
export interface PreparedEndpoint {
  endpoint: Endpoint
  query: QueryPlan
  limits: ReturnType<typeof limitsOf>
  requiredHeaders: readonly string[]
}

export function prepareEndpoint(endpoint: Endpoint): PreparedEndpoint {
  const headers = Object.entries(endpoint.headers ?? {})
  return {
    endpoint,
    query: planQuery(endpoint),
    limits: limitsOf(endpoint),
    requiredHeaders: headers.flatMap(([name, need]) => (need === 'required' ? [name] : [])),
  }
}

export interface DispatchOptions {
  rateLimits: RateLimits
  /** True if each response is checked against its declared shape, because an undeclared field is a bug (tests and development). */
  checkReplies: boolean
  /** All error codes with status and texts, from the composition. */
  errors: ErrorEntries
}

/**
 * Processes every API call, over HTTP or in this process. It checks origin, API key or session, access, token, shape and limits, and then
 * calls the handler. Expected failures are returned as refusals. An exception is logged and becomes the code `internal`. Exceptions that
 * are caused by a mistake of the caller or by an unavailable database get other codes.
 */
export async function dispatch(
  brand: ServedBrand,
  prepared: PreparedEndpoint,
  raw: RawCall,
  options: DispatchOptions,
): Promise<Outcome> {
  const { endpoint } = prepared
  try {
    const handler = brand.handlers.get(endpoint.id)
    if (!handler) return refuse('request.not_found')
    const foreign = checkOrigin(endpoint, raw, brand.core.settings.publicUrl)
    if (foreign) return foreign
    const cookie = raw.cookies[sessionCookieName(raw.origin)]
    const key = await checkKey(brand, endpoint, raw, cookie !== undefined)
    if (key && !key.ok) return key
    const session =
      key?.value.session ?? raw.session ?? (cookie && brand.sessions ? await brand.sessions(cookie) : undefined)
    const denied = checkAccess(endpoint.access, session) ?? (key ? undefined : checkToken(endpoint, raw, session))
    if (denied) {
      if (denied.code === 'auth.not_privileged') {
        brand.core.log.warn(
          { endpoint: endpoint.id, user: session?.userId, requestId: raw.requestId },
          'Refused: not privileged',
        )
      }
      return denied
    }
    const parsed = parse(prepared, raw)
    if (!parsed.ok) return parsed
    const limits = key ? prepared.limits.filter(({ per }) => per !== 'address') : prepared.limits
    if (limits.length > 0 || key) {
      const counted = { address: raw.address, ...parsed.value }
      const limited =
        (key &&
          (await options.rateLimits.check(brand.core, [keyLimit], { ...counted, params: { key: key.value.id } }))) ??
        (await options.rateLimits.check(brand.core, limits, counted))
      if (limited) return limited
    }
    const outcome = await handler.handle(
      new CheckedCall(untilSessionEnds(brand, endpoint, raw, session), session, parsed.value),
    )
    if (options.checkReplies && outcome.ok && endpoint.kind === 'json') checkReply(endpoint, outcome.value)
    if (options.checkReplies && !outcome.ok) checkCodes(options.errors, endpoint.id, outcome)
    return outcome as Outcome
  } catch (error) {
    // The database may refuse a value that the checks accept. In this case the caller has made a mistake and gets a 4xx. If this process is
    // of an older release, or the database cannot be reached, the response is 503, because a later call may succeed.
    const caused = mistakeOf(error, endpoint)
    if (caused) {
      brand.core.log.warn({ err: error, endpoint: endpoint.id, requestId: raw.requestId }, 'Refused by the database')
      return refuse(caused)
    }
    const isOld = isOlderRelease(error)
    const unavailable = isOld || isConnectionLoss(error)
    brand.core.log.error(
      { err: error, endpoint: endpoint.id, requestId: raw.requestId },
      isOld ? 'This process is of an older release. Stop it' : unavailable ? 'Database unavailable' : 'Call failed',
    )
    return unavailable ? refuse('request.unavailable', { headers: { 'retry-after': '2' } }) : refuse('internal')
  }
}

/**
 * The error code for a mistake of the caller that only the database finds: a value out of range, an id of a missing record, or the
 * deletion of a record to which others refer. Undefined for any other error.
 */
function mistakeOf(error: unknown, { method }: Endpoint): ErrorCode | undefined {
  if (isOutOfRange(error)) return 'request.invalid'
  if (!brokenReference(error)) return undefined
  return method === 'DELETE' ? 'record.in_use' : 'field.choice'
}

/** Returns the API call with a signal that ends its event stream when the sessions of its user end (docs/rules/security.md, Sessions). */
function untilSessionEnds(brand: ServedBrand, endpoint: Endpoint, raw: RawCall, session: Session | undefined): RawCall {
  if (endpoint.kind !== 'stream' || !session) return raw
  const ended = new AbortController()
  const stop = brand.core.live.on(sessionsEnded, ({ userId }) => {
    if (userId === session.userId) ended.abort()
  })
  // If the caller has already disconnected, the abort event will not be fired again.
  if (raw.signal.aborted) stop()
  else raw.signal.addEventListener('abort', stop, { once: true })
  return { ...raw, signal: AbortSignal.any([raw.signal, ended.signal]) }
}

type Parts = Pick<Call, 'params' | 'query' | 'body'>

const empty = {}

function parse(prepared: PreparedEndpoint, raw: RawCall): { ok: true; value: Parts } | Refusal {
  const { endpoint, query: plan } = prepared
  for (const name of prepared.requiredHeaders) {
    if (!raw.headers[name]) return refuse('field.required', { field: name })
  }
  const params = endpoint.params.safeParse(raw.params ?? empty)
  // Params with a wrong form, for example an invalid id, cannot belong to a record. So the record is reported as missing.
  if (!params.success) return refuse('record.not_found')
  const rawQuery = prepareQuery(raw.query, plan)
  const query = endpoint.query.safeParse(rawQuery)
  if (!query.success) return refusalOf(query.error, rawQuery)
  const odd = [...unstorable(params.data), ...unstorable(query.data)]
  if (odd[0]) return { ok: false, ...odd[0], errors: odd }
  if (endpoint.method === 'GET') return { ok: true, value: { params: params.data, query: query.data, body: empty } }
  const body = endpoint.body.safeParse(raw.body ?? empty)
  if (!body.success) return refusalOf(body.error, raw.body)
  const unkept = unstorable(body.data)
  if (unkept[0]) return { ok: false, ...unkept[0], errors: unkept }
  return { ok: true, value: { params: params.data, query: query.data, body: body.data } }
}

function refusalOf(error: z.ZodError, input: unknown): Refusal {
  const errors = failuresOf(error.issues, input)
  const first = errors[0]
  if (!first || first.field === undefined) return refuse('request.invalid')
  return { ok: false, ...first, errors }
}

/**
 * The API call that is passed to a handler. The abort signal is created when the handler reads it for the first time. This is a class,
 * because an object literal with a getter stays in memory for longer (see `HttpCall`).
 */
class CheckedCall implements Call {
  readonly params: Call['params']
  readonly query: Call['query']
  readonly body: Call['body']
  readonly locale: Call['locale']
  readonly session: Session | undefined
  readonly requestId: string
  readonly address: string
  readonly headers: Call['headers']
  readonly cookies: Call['cookies']
  readonly rawBody?: Uint8Array
  readonly origin: string
  readonly #raw: RawCall

  constructor(raw: RawCall, session: Session | undefined, { params, query, body }: Parts) {
    this.params = params
    this.query = query
    this.body = body
    this.locale = raw.locale
    this.session = session
    this.requestId = raw.requestId
    this.address = raw.address
    this.headers = raw.headers
    this.cookies = raw.cookies
    if (raw.rawBody) this.rawBody = raw.rawBody
    this.origin = raw.origin
    this.#raw = raw
  }

  get signal(): AbortSignal {
    return this.#raw.signal
  }
}

/**
 * Throws when a response does not have the declared shape. Also throws when a response has a field that its endpoint does not declare,
 * because such a field could be a secret.
 */
function checkReply(endpoint: Endpoint, value: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null))
  const declared = endpoint.reply.safeParse(sent)
  if (!declared.success)
    throw new Error(`${endpoint.id} answers otherwise than declared: ${z.prettifyError(declared.error)}`)
  const extra = extraField(sent, JSON.parse(JSON.stringify(declared.data ?? null)), '')
  if (extra !== undefined) throw new Error(`${endpoint.id} answers with a field that is not declared: ${extra}`)
}

function extraField(sent: unknown, declared: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof declared !== 'object' || declared === null) return undefined
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(declared, key)) return `${path}${key}`
    const inner = extraField(value, (declared as Record<string, unknown>)[key], `${path}${key}.`)
    if (inner !== undefined) return inner
  }
  return undefined
}
