import { createHash, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import type { House } from '#platform/brands/house.ts'
import type { Metrics } from '#platform/http/metrics.ts'
import type { HttpServer } from '#platform/http/server.ts'

/**
 * May the caller read the metrics? Metrics name the brands and show how busy they are. If a key is set, only callers that send the key as a
 * bearer token may read them. If no key is set, only programs on this machine may read them, and not through a proxy.
 */
export function readsMetrics(
  key: string | undefined,
  authorization: string | undefined,
  caller: { address: string | undefined; isForwarded: boolean },
): boolean {
  if (key === undefined) return !caller.isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(caller.address ?? '')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`))
}

/** HTTP calls for operators and their tools: is the server alive, is it ready, what are its metrics (docs/operations.md, Watching). */
export function registerOperations(
  http: HttpServer,
  options: { house: House; metrics: Metrics; metricsKey?: string | undefined },
): void {
  const { house, metrics } = options
  const { app } = http
  app.get('/healthz', { config: { endpoint: 'healthz' } }, async (_request, reply) =>
    reply.type('text/plain').send('ok\n'),
  )
  app.get('/readyz', { config: { endpoint: 'readyz' } }, async (_request, reply) => {
    const ready = await Promise.race([
      house.directory.db.first(sql`SELECT 1 AS one`).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 2_000).unref()),
    ])
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'the database does not answer\n')
  })
  app.get('/metrics', { config: { endpoint: 'metrics' } }, async (request, reply) => {
    const { socket, headers } = request
    const caller = { address: socket.remoteAddress, isForwarded: headers['x-forwarded-for'] !== undefined }
    if (!readsMetrics(options.metricsKey, headers.authorization, caller)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text())
  })

  metrics.gauge('servus_open_streams', 'Live streams open now', () => [{ value: http.openStreams() }])
  metrics.gauge('servus_open_brands', 'Brands open in this process', () => [{ value: house.opened().length }])
  const perBrand = (read: (brand: ReturnType<House['opened']>[number]) => Promise<number> | number) => () =>
    Promise.all(house.opened().map(async (brand) => ({ labels: { brand: brand.core.id }, value: await read(brand) })))
  // The pool of connections is measured before the backlog. Otherwise the two queries of the backlog would count as waiting callers.
  metrics.gauge(
    'servus_pool_connections',
    'Database connections open',
    perBrand((brand) => brand.db.pool.total),
  )
  metrics.gauge(
    'servus_pool_waiting',
    'Callers waiting for a connection',
    perBrand((brand) => brand.db.pool.waiting),
  )
  metrics.gauge(
    'servus_outbox_due',
    'Outbox entries that are due',
    perBrand(async (brand) => (await brand.backlog()).count),
  )
  metrics.gauge(
    'servus_outbox_age_seconds',
    'Age of the oldest due entry',
    perBrand(async (brand) => (await brand.backlog()).oldestSeconds),
  )
  metrics.gauge('process_resident_memory_bytes', 'Resident memory', () => [{ value: process.memoryUsage.rss() }])
  metrics.gauge('nodejs_heap_used_bytes', 'JavaScript heap in use', () => [{ value: process.memoryUsage().heapUsed }])
  metrics.gauge('process_uptime_seconds', 'Time since the start', () => [{ value: process.uptime() }])
}
