import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locale.ts'
import { readCookies } from './cookies.ts'
import type { RawCall } from './dispatch.ts'
import { localeOf } from './locale.ts'

/**
 * The parts of a request that handlers may see. It is a class, because V8 gives each object literal with a getter its own hidden class. This
 * hidden class would keep the request and its response in memory until the next full garbage collection.
 */
export class HttpCall implements RawCall {
  readonly params: unknown
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly locale: Locale
  readonly requestId: string
  readonly address: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly rawBody: Uint8Array | undefined
  readonly origin: string
  readonly #response: ServerResponse
  readonly #stopOf: () => AbortController
  #isWatched = false

  /**
   * `stopOf` returns the controller whose signal aborts the API call. It is called when a handler reads the property `signal` for the first
   * time.
   */
  constructor(request: FastifyRequest, response: ServerResponse, stopOf: () => AbortController) {
    this.headers = request.headers as Record<string, string | undefined>
    this.params = request.params
    this.query = request.query as Record<string, unknown>
    this.body = request.body
    this.locale = localeOf(this.query['locale'], this.headers['accept-language'])
    this.requestId = request.id
    this.address = request.ip
    this.cookies = readCookies(this.headers['cookie'])
    this.rawBody = request.rawBody
    this.origin = `${request.protocol}://${request.host}`
    this.#response = response
    this.#stopOf = stopOf
  }

  get signal(): AbortSignal {
    // The listener is added only now, because few handlers read the signal and a listener on every request would cost time.
    const stop = this.#stopOf()
    if (!this.#isWatched) {
      this.#isWatched = true
      // The connection is already closed, so its close event will not be fired again.
      if (this.#response.destroyed) stop.abort()
      else this.#response.once('close', () => stop.abort())
    }
    return stop.signal
  }
}
