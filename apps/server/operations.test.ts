import { expect, test } from 'vitest'
import type { House } from '#platform/brands/house.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import type { HttpServer } from '#platform/http/server.ts'
import { readsMetrics, registerOperations } from './operations.ts'

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

// With a key, only callers that send it may read the metrics. Without a key, only programs on this machine (docs/operations.md, Watching).
test.each([
  ['without a key, a program of this machine', undefined, undefined, '127.0.0.1', false, true],
  ['without a key, one that came through a proxy', undefined, undefined, '127.0.0.1', true, false],
  ['without a key, another machine', undefined, 'Bearer x', '203.0.113.5', false, false],
  ['with the key', 'k'.repeat(20), `Bearer ${'k'.repeat(20)}`, '203.0.113.5', true, true],
  ['with another key', 'k'.repeat(20), 'Bearer k', '127.0.0.1', false, false],
  ['with a key set, and none sent', 'k'.repeat(20), undefined, '127.0.0.1', false, false],
] as const)('who reads the metrics: %s', (_who, key, sent, address, isForwarded, reads) =>
  expect(readsMetrics(key, sent, { address, isForwarded })).toBe(reads),
)
