import { expect, test, vi } from 'vitest'
import type { Play, PlaySum } from '../contract.ts'
import { foldPlays, sendPlays } from './play-queue.ts'
import { Refused } from './server.ts'
import { memoryStore } from './store.ts'

const uuidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const play = (n: number, more: Partial<Play> = {}): Play => ({
  id: uuidOf(n),
  segmentId: null,
  sceneId: uuidOf(900),
  segmentName: 'Tag',
  sceneName: 'Gruß',
  manifestVersion: 1,
  startedAt: `2026-11-20T11:${String(n).padStart(2, '0')}:00.000Z`,
  ms: 20_000,
  isComplete: true,
  isClockUncertain: false,
  ...more,
})

async function queue(count: number) {
  const store = memoryStore()
  for (let n = 1; n <= count; n++) await store.addPlay(play(n))
  const taken = { plays: [] as Play[], sums: [] as PlaySum[] }
  const server = {
    plays: vi.fn(async (plays: readonly Play[], sums: readonly PlaySum[] = []) => {
      if (plays.some(({ sceneName }) => sceneName === 'bad')) throw new Refused(422)
      taken.plays.push(...plays)
      taken.sums.push(...sums)
    }),
  }
  let next = 100
  return { store, taken, server, uuid: () => uuidOf(next++), send: () => sendPlays(store, server, () => undefined) }
}

test('a queue that is too long keeps the newest plays and turns the oldest into hourly sums: nothing is lost', async () => {
  const { store, taken, uuid, send } = await queue(10)
  await store.addPlay(play(0, { startedAt: '2026-11-20T10:59:50.000Z' }))
  await foldPlays(store, uuid, { most: 8, folded: 4 })
  await foldPlays(store, uuid, { most: 8, folded: 4 })
  expect(await store.countPlays()).toBe(7)
  await send()
  const sums = taken.sums.map(({ hour, plays, ms }) => ({ hour, plays, ms }))
  expect(sums.reduce((sum, { plays }) => sum + plays, taken.plays.length)).toBe(11)
  expect(sums).toContainEqual({ hour: '2026-11-20T11:00:00.000Z', plays: expect.any(Number), ms: expect.any(Number) })
  expect(await store.keys('sum:')).toEqual([])
  expect(await store.countPlays()).toBe(0)
})

test('a play that the server refuses does not block the others', async () => {
  const { store, taken, send } = await queue(3)
  await store.addPlay(play(4, { sceneName: 'bad' }))
  await send()
  expect(taken.plays.map(({ id }) => id)).toEqual([uuidOf(1), uuidOf(2), uuidOf(3)])
  expect(await store.countPlays()).toBe(0)
})

test('without a network, or if the server has errors, plays stay in the queue', async () => {
  const { store, server, send } = await queue(2)
  for (const error of [new TypeError('no network'), new Refused(503), new Refused(429)]) {
    server.plays.mockRejectedValueOnce(error)
    await expect(send()).rejects.toBe(error)
  }
  expect(await store.countPlays()).toBe(2)
})
