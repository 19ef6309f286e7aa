import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer, RawBody, Refusal } from '../module.ts'
import { isConnectionLoss } from '../postgres/failures.ts'
import { createBodies } from './bodies.ts'
import { writeCookie } from './cookies.ts'
import { dispatch, type DispatchOptions, prepareEndpoint, type PreparedEndpoint, type ServedBrand } from './dispatch.ts'
import { sendEvents } from './event-stream.ts'
import { apiErrors, refuse, statusOf } from './failures.ts'
import { LARGE_BODY_BYTES, largeBodyHook } from './large-bodies.ts'
import { localeOf } from './locale.ts'
import { hasTwoHosts, isHost, isPlainTarget } from './plain-target.ts'
import { sendRaw } from './raw-answer.ts'
import { HttpCall } from './raw-call.ts'
import { type WatchOptions, watchRequests } from './watch-requests.ts'
import { createStreamSlots, streamLimits } from './stream-slots.ts'

interface HttpOptions extends DispatchOptions, WatchOptions {
  endpoints: readonly Endpoint[]
  /** Finds the brand of a host name. `hold` keeps the brand open while a stream runs, until the function that `hold` returns is called. */
  brandOf: (host: string) => Promise<ServedBrand & { hold(): () => void }>
  /** Addresses or networks of proxies whose X-Forwarded-* headers are trusted. Default: none. */
  trustedProxies: readonly string[]
  release: string
  /** Maximum number of open streams. Further streams are refused (503, Retry-After). Default: 5,000. */
  mostStreams?: number
}

export interface HttpServer {
  app: FastifyInstance
  openStreams(): number
  /** Ends streams and lets running requests finish. */
  close(): Promise<void>
}

const defaultBodyLimit = 64 * 1024
/** Maximum milliseconds until a request is received completely. Without a limit, an endless request would keep its connection open forever. */
const longestRequestMs = 60_000
/** Milliseconds from the beginning of a shutdown until all connections are closed, even if requests are still running. */
const longestShutdownMs = 25_000
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

const noSlot = (): void => undefined

const noSchemas = (): never => {
  throw new Error('Routes have no schema here: calls are checked by their contracts')
}

/** Creates the HTTP server. Every endpoint is registered once; each request finds its brand by host name (docs/rules/brands.md, Names and hosts). */
export function createHttpServer(options: HttpOptions): HttpServer {
  const streams = new Set<AbortController>()
  const slots = createStreamSlots({
    ...streamLimits,
    ...(options.mostStreams === undefined ? {} : { most: options.mostStreams }),
  })
  const bodies = createBodies()
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // By default Fastify creates a logger for each request. It is not needed, because our log lines contain the id of the request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: defaultBodyLimit,
    requestTimeout: longestRequestMs,
    // Handles errors before routing, for example a path that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      void fail(request as FastifyRequest, reply as FastifyReply, refuse(codeOf(error))),
    // Proxies and our own pages may send an id for the request. It is used only if it consists of harmless characters.
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    // The id of a place is a path parameter. It may contain a whole address that a guest typed, in encoded form.
    routerOptions: { maxParamLength: 2000 },
    // Our contracts check calls and responses. Fastify's own validator and serialiser, about a hundred files, are therefore not loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
  })

  app.removeAllContentTypeParsers()
  // The bytes of the body are a field of the request, so they are freed together with the request.
  app.decorateRequest('rawBody', undefined)
  // The bytes of the body are stored before parsing, because payment providers calculate the signatures of their calls from these
  // bytes.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(body.toString('utf8')) as unknown)
    } catch {
      done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }))
    }
  })
  // A page of another site can post a form to us; browsers do not prevent that. So only calls with `takesForm` accept forms.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body
      if (!request.routeOptions.config.takesForm)
        return done(Object.assign(new Error('no form is taken here'), { statusCode: 415 }))
      done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))))
    },
  )

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders)
    reply.header('x-request-id', request.id)
    // Pages build URLs from the host, and an invalid host would cause an exception there. So such requests are refused here.
    const isOdd = hasTwoHosts(request.raw.rawHeaders) || !isPlainTarget(request.originalUrl)
    if (isOdd || (request.host && !isHost(request.host))) return void fail(request, reply, refuse('request.invalid'))
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    next()
  })
  watchRequests(app, options)

  const fail = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
    const status = statusOf(options.errors, refusal.code)
    // The query is null if the address could not be parsed.
    const query = request.query as Record<string, unknown> | null
    const locale = localeOf(query?.['locale'], request.headers['accept-language'])
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': apiPolicy,
        // A response with the status 503 says when the caller should try again (docs/rules/calls.md, Limits).
        ...(status === 503 ? { 'retry-after': '10' } : {}),
        ...refusal.headers,
      })
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          errors: apiErrors(options.errors, refusal, locale),
          ...(status >= 500 ? { reference: request.id } : {}),
          ...(refusal.data === undefined ? {} : { data: refusal.data }),
        }),
      )
  }

  const serve = async (
    prepared: PreparedEndpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const brand = await options.brandOf(request.hostname)
    // The controller is created when a handler reads the signal. Few handlers read it, and each controller is work for the garbage
    // collector.
    let controller: AbortController | undefined
    const stopOf = (): AbortController => (controller ??= new AbortController())
    const call = new HttpCall(request, reply.raw, stopOf)
    const { endpoint } = prepared
    const isVisitor = endpoint.access === 'public' && endpoint.proof === undefined
    const freeSlot = endpoint.kind === 'stream' ? slots.take({ isVisitor, address: call.address }) : noSlot
    if (!freeSlot) return fail(request, reply, refuse('request.unavailable', { headers: { 'retry-after': '10' } }))
    const waiting = endpoint.waits ? stopOf() : undefined
    if (waiting) {
      streams.add(waiting)
      request.answered?.()
    }
    const outcome = await dispatch(brand, prepared, call, options)
    if (waiting) streams.delete(waiting)
    if (!outcome.ok) {
      freeSlot()
      return fail(request, reply, outcome)
    }
    for (const cookie of outcome.cookies ?? []) reply.header('set-cookie', writeCookie(cookie, call.origin))
    if (endpoint.kind === 'stream') {
      reply.hijack()
      request.answered?.()
      const stop = stopOf()
      streams.add(stop)
      const letGo = brand.hold()
      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      )
      await sendEvents(reply.raw, outcome.value as AsyncIterable<never>, headers).catch((error: unknown) =>
        options.log.warn({ err: error }, 'Stream broke'),
      )
      stop.abort()
      streams.delete(stop)
      freeSlot()
      letGo()
      return reply
    }
    reply.code(outcome.status ?? endpoint.status)
    if (endpoint.access !== 'public' || call.cookies['sid'] || call.cookies['__Host-sid'])
      reply.header('cache-control', 'no-store')
    else reply.header('cache-control', 'no-cache')
    reply.header('content-security-policy', apiPolicy)
    if (outcome.headers) reply.headers(outcome.headers)
    if (endpoint.kind === 'raw') {
      if (!outcome.headers?.['content-type']) reply.type(endpoint.mediaType ?? 'application/octet-stream')
      return sendRaw(request, reply, outcome.value as RawBody, brand)
    }
    return sendJson(request, reply, outcome)
  }

  const sendJson = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answer<unknown>,
  ): Promise<FastifyReply> => {
    if (reply.statusCode === 204) return reply.send()
    const etag = answer.headers?.['etag']
    if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send()
    const { body, encoding } = await bodies.bodyOf(answer, request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  }

  const inTurn = largeBodyHook((request, reply) =>
    fail(request, reply, refuse('request.unavailable', { headers: { 'retry-after': '10' } })),
  )
  for (const endpoint of options.endpoints) {
    const prepared = prepareEndpoint(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.id, takesForm: endpoint.takesForm ?? false },
      ...(endpoint.method === 'GET' ? {} : { bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit }),
      ...((endpoint.bodyLimit ?? 0) >= LARGE_BODY_BYTES ? { preParsing: inTurn } : {}),
      handler: (request, reply) => serve(prepared, request, reply),
    })
  }

  app.all('/api/*', { config: { endpoint: 'unknown' } }, (request, reply) =>
    fail(request, reply, refuse('request.not_found')),
  )
  app.setNotFoundHandler((request, reply) => fail(request, reply, refuse('request.not_found')))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The brand is looked up before the API call begins, so errors of this lookup are handled here.
    if (isConnectionLoss(error) && error.statusCode === undefined) {
      options.log.error({ err: error, requestId: request.id }, 'Database unavailable')
      return fail(request, reply, refuse('request.unavailable', { headers: { 'retry-after': '2' } }))
    }
    const code = codeOf(error)
    if (code === 'internal') options.log.error({ err: error, requestId: request.id }, 'Request failed')
    return fail(request, reply, refuse(code))
  })

  return {
    app,
    openStreams: () => streams.size,
    async close() {
      for (const stream of streams) stream.abort()
      // After a response, a connection stays open for further requests. At shutdown, such idle connections are closed.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50)
      const patience = setTimeout(() => app.server.closeAllConnections(), longestShutdownMs)
      await app.close()
      clearInterval(idle)
      clearTimeout(patience)
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body as they were received; undefined if there is no body. */
    rawBody: Buffer | undefined
  }
  interface FastifyContextConfig {
    /** Id of the endpoint of the route, for logs and metrics. */
    endpoint?: string
    takesForm?: boolean
  }
}

function codeOf(error: FastifyError): Refusal['code'] {
  switch (error.statusCode) {
    case 400:
      return 'request.invalid'
    case 404:
      return 'request.not_found'
    case 413:
      return 'request.too_large'
    case 415:
      return 'request.media_type'
    case 503:
      return 'request.unavailable'
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? 'request.invalid' : 'internal'
  }
}
