import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('counts calls by endpoint and status, and durations in cumulative buckets', async () => {
  const metrics = createMetrics()
  metrics.request('store.get', 200, 0.002)
  metrics.request('store.get', 304, 0.375)
  // This request takes longer than the limit of the last bucket, so only the bucket +Inf counts it.
  metrics.request('store.get', 200, 8)
  metrics.request('site.page', 200, 0.001)
  const lines = (await metrics.text()).split('\n')
  expect(lines.filter((line) => line.startsWith('servus_requests_total{'))).toEqual([
    'servus_requests_total{endpoint="store.get",status="200"} 2',
    'servus_requests_total{endpoint="store.get",status="304"} 1',
    'servus_requests_total{endpoint="site.page",status="200"} 1',
  ])
  for (const [bound, count] of Object.entries({ '0.001': 0, '0.0025': 1, '0.25': 1, '0.5': 2, '5': 2, '+Inf': 3 }))
    expect(lines).toContain(`servus_request_seconds_bucket{endpoint="store.get",le="${bound}"} ${count}`)
  expect(lines).toContain('servus_request_seconds_count{endpoint="store.get"} 3')
  expect(lines).toContain('servus_request_seconds_sum{endpoint="store.get"} 8.377')
})
