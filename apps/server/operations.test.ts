import { expect, test } from 'vitest'
import type { House } from '#platform/brands/house.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import type { HttpServer } from '#platform/http/server.ts'
import { registerOperations } from './operations.ts'

test('reading the metrics does not count as waiting for a connection, because the alarm would never stop', async () => {
  const pool = { total: 1, waiting: 0 }
  const backlog = async () => {
    pool.waiting++
    await Promise.resolve()
    pool.waiting--
    return { count: 0, oldestSeconds: 0 }
  }
  const house = { opened: () => [{ core: { id: 'donau' }, db: { pool }, backlog }] } as unknown as House
  const http = { app: { get: () => undefined }, openStreams: () => 0 } as unknown as HttpServer
  const metrics = createMetrics()
  registerOperations(http, { house, metrics })
  expect(await metrics.text()).toContain('servus_pool_waiting{brand="donau"} 0\n')
})
