import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { readCookies } from './cookies.ts'
import type { RawCall } from './dispatch.ts'
import { localeOf } from './locale.ts'

/** A request as handlers may see it. `stopOf` gives what ends the call; it is made when somebody asks. */
export function rawCallOf(
  request: FastifyRequest,
  response: ServerResponse,
  rawBody: Buffer | undefined,
  stopOf: () => AbortController,
): RawCall {
  const headers = request.headers as Record<string, string | undefined>
  const query = request.query as Record<string, unknown>
  let watched = false
  return {
    params: request.params,
    query,
    body: request.body,
    locale: localeOf(query['locale'], headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    headers,
    cookies: readCookies(headers['cookie']),
    rawBody,
    origin: `${request.protocol}://${request.host}`,
    get signal() {
      // Few handlers ask; listening costs every request something.
      const stop = stopOf()
      if (!watched) {
        watched = true
        // Gone while the call was looked at: nothing will tell any more.
        if (response.destroyed) stop.abort()
        else response.once('close', () => stop.abort())
      }
      return stop.signal
    },
  }
}
