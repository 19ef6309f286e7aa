import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestBrand, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { shelfEndpoints as calls, shelves } from '../fixtures/shelves.ts'
import { sessionsEnded } from '../live/sessions-ended.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand({ composition: shelves() })
})
afterAll(() => brand.close())

const tell = (channel: string, payload: Record<string, unknown>) =>
  brand.core.db.tx((tx) => brand.core.live.publish(tx, channel, payload))

/** Returns the events of a user's stream up to the event 'after', or until the server ends the stream. */
async function heard(session: ReturnType<typeof admin>, happens: () => Promise<unknown>): Promise<unknown[]> {
  const stop = new AbortController()
  const stream = await brand.api({ session, signal: stop.signal }).call(calls.live)
  if (!stream.ok) throw new Error('no stream')
  const told: unknown[] = []
  const reading = (async () => {
    for await (const { data } of stream.value as unknown as AsyncIterable<{ data: { id: string } }>) {
      told.push(data)
      if (data.id === 'after') break
    }
    return told
  })()
  await happens()
  const outcome = await reading
  stop.abort()
  return outcome
}

test('a stream ends with the sessions of its user, in every process (docs/rules/security.md, Sessions)', async () => {
  const session = admin({ userId: '019ab000-0000-7000-8000-000000000001' })
  const outcome = await heard(session, async () => {
    await tell('shelf', { id: 'before' })
    await tell(sessionsEnded, { userId: session.userId })
    await tell('shelf', { id: 'after' })
  })
  expect(outcome).toEqual([{ id: 'before' }])
})

test('a stream does not end with the sessions of another user', async () => {
  const session = admin({ userId: '019ab000-0000-7000-8000-000000000001' })
  const outcome = await heard(session, async () => {
    await tell(sessionsEnded, { userId: '019ab000-0000-7000-8000-000000000002' })
    await tell('shelf', { id: 'after' })
  })
  expect(outcome).toEqual([{ id: 'after' }])
})

test('no subscription remains for a caller that disconnected before the stream began', async () => {
  const { live } = brand.core
  const { on } = live
  const stops: ReturnType<typeof vi.fn>[] = []
  const spy = vi.spyOn(live, 'on').mockImplementation((channel, hear) => {
    const stop = vi.fn(on(channel, hear))
    stops.push(stop)
    return stop
  })
  await brand.api({ session: admin(), signal: AbortSignal.abort() }).call(calls.live)
  spy.mockRestore()
  expect(stops).toHaveLength(1)
  expect(stops[0]).toHaveBeenCalledOnce()
})

test('a stream above the limit of the process is refused with Retry-After', async () => {
  const full = await testBrand({ composition: shelves(), mostStreams: 0 })
  const answer = await full.app.inject({ url: '/api/live' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  await full.close()
})
