import { expect, test } from 'vitest'
import type { ComputeRoute, LngLat } from '../rules/route.ts'
import { rememberRoutes } from './remembered-routes.ts'

const vienna: LngLat = [16.3725, 48.2085]
const salzburg: LngLat = [13.0458, 47.8129]

function counted(answer: Awaited<ReturnType<ComputeRoute>>) {
  let calls = 0
  const compute: ComputeRoute = async () => {
    calls++
    return answer
  }
  return { compute, calls: () => calls }
}

const route = { ok: true, value: { metres: 300_000 } } as Awaited<ReturnType<ComputeRoute>>

test('a route is computed once for simultaneous callers and then cached for ten minutes', async () => {
  let now = 0
  const { compute, calls } = counted(route)
  const remembered = rememberRoutes(compute, () => now)
  await Promise.all([remembered(vienna, salzburg), remembered(vienna, salzburg)])
  now = 599_999
  await remembered(vienna, salzburg)
  expect(calls()).toBe(1)
  now = 600_000
  await remembered(vienna, salzburg)
  expect(calls()).toBe(2)
})

test('the return trip is computed as another route', async () => {
  const { compute, calls } = counted(route)
  const remembered = rememberRoutes(compute, () => 0)
  await remembered(vienna, salzburg)
  await remembered(salzburg, vienna)
  expect(calls()).toBe(2)
})

test('a failure is not cached', async () => {
  const { compute, calls } = counted({ ok: false, code: 'maps.unavailable' })
  const remembered = rememberRoutes(compute, () => 0)
  await remembered(vienna, salzburg)
  await remembered(vienna, salzburg)
  expect(calls()).toBe(2)
})
