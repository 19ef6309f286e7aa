import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { RequestTime } from '../work/recent-load.ts'
import type { Metrics } from './metrics.ts'

export interface WatchOptions {
  log: Logger
  metrics: Metrics
  /** Measures the total time in which at least one response is being prepared. Default: nothing is measured. */
  requests?: RequestTime
}

/** Counts and logs each response. Also measures how long at least one response is being prepared; this time is the load of the process. */
export function watchRequests(app: FastifyInstance, { log, metrics, requests }: WatchOptions): void {
  app.decorateRequest('answered', undefined)
  // The time begins when the request is complete: a slow upload does not count.
  app.addHook('preHandler', (request, _reply, next) => {
    request.answered = requests?.begin()
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    request.answered?.()
    const endpoint = request.routeOptions.config.endpoint ?? 'page'
    const { statusCode: status, elapsedTime } = reply
    metrics.request(endpoint, status, elapsedTime / 1000)
    const level = status >= 400 || request.method !== 'GET' || elapsedTime > 1000 ? 'info' : 'debug'
    if (log.isLevelEnabled(level)) {
      const ms = Math.round(elapsedTime * 10) / 10
      log[level]({ requestId: request.id, endpoint, method: request.method, status, ms, host: request.host })
    }
    next()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Ends the measured time of this request. Streams, long polls and downloads call this function before they end, so that they do not count
     * as load.
     */
    answered: (() => void) | undefined
  }
}
