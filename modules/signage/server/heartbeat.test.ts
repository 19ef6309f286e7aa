import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { playEndpoints, playerEndpoints, signageStaffEndpoints, type WrittenLine } from '../contract.ts'
import { takeHeartbeat } from './heartbeat.ts'
import { hashOf } from './player-key.ts'
import { as, signageHouse } from './testing/house.ts'

const boot = (n: number, ms: number) => ({ id: `00000000-0000-7000-8000-00000000000${n}`, ms })

/** A business with one screen, and functions that read the screen's log and its card in the back office. */
async function watched() {
  const house = await signageHouse()
  const { own } = house
  const player = await house.pair()
  const start = own.clock.epochMs()
  const params = { id: player.device.id }
  const minute = (iso: string | null) => (iso === null ? null : (Date.parse(iso) - start) / 60_000)
  const log = async () =>
    (await must(own.call(playEndpoints.logs, { params }, as))).map(({ at, kind, line, until }) => [
      kind,
      minute(at),
      minute(until),
      line,
    ])
  const state = async () => (await must(own.call(signageStaffEndpoints.states, {}, as)))[0]
  return { ...house, player, params, log, state }
}

test('a paired screen is connecting, and is offline if it has not reported after three minutes', async () => {
  const { own, player, state, log } = await watched()
  expect(await state()).toMatchObject({ condition: 'connecting', isPaired: true, lastSeen: null })
  own.clock.advance({ seconds: 179 })
  expect(await state()).toMatchObject({ condition: 'connecting' })
  own.clock.advance({ seconds: 1 })
  expect(await state()).toMatchObject({ condition: 'offline', lastSeen: null })
  await player.beat()
  expect(await state()).toMatchObject({ condition: 'running' })
  // The screen has never reported before, so its silence is not an outage.
  expect(await log()).toEqual([])
})

test('an existing screen that gets a new player is connecting again, whatever its old player reported', async () => {
  const { own, player, stream, state, params } = await watched()
  await player.beat()
  own.clock.advance({ minutes: 10 })
  expect(await state()).toMatchObject({ condition: 'offline' })
  const offered = await must(
    own.call(playerEndpoints.pair, { body: { capabilities: [], screen: { w: 1920, h: 1080 } } }),
  )
  const body = { code: offered.code, name: 'Theke', branchId: own.house, streamId: stream.id, deviceId: params.id }
  await must(own.call(signageStaffEndpoints.pair, { body }, as))
  expect(await state()).toMatchObject({ condition: 'connecting', lastSeen: null, playing: null })
  // A late report of the old player does not count for the new player.
  const beat = {
    manifestVersion: 1,
    loading: { state: 'current' as const, done: 0, total: 0 },
    playing: { source: 'default' as const, segment: null, scene: null, since: null },
    storage: { used: 0, quota: 1, isPersistent: true },
    screen: { w: 1, h: 1 },
    clockOffsetMs: 0,
    build: 'old',
    errors: [],
  }
  await takeHeartbeat(own.core, params.id, hashOf(player.cookie.slice('player='.length)), beat)
  expect(await state()).toMatchObject({ condition: 'connecting', lastSeen: null })
  own.clock.advance({ minutes: 3 })
  expect(await state()).toMatchObject({ condition: 'offline' })
})

test('an outage is in the log while it lasts and after it; a shorter silence is not an outage', async () => {
  const { own, player, log } = await watched()
  await player.beat()
  own.clock.advance({ seconds: 179 })
  await player.beat()
  expect(await log()).toEqual([])
  own.clock.advance({ seconds: 181 })
  expect(await log()).toEqual([['outage', 179 / 60, null, '']])
  await player.beat()
  expect(await log()).toEqual([['outage', 179 / 60, 6, '']])
})

test('a new start of the player is logged with its time, even if it started without a network', async () => {
  const { own, player, log } = await watched()
  await player.beat({ boot: boot(1, 4_000) })
  own.clock.advance({ minutes: 1 })
  await player.beat({ boot: boot(1, 64_000) })
  expect(await log()).toEqual([])
  // The power failed at minute 1, the player started at minute 3, the network came back at minute 7.
  own.clock.advance({ minutes: 6 })
  await player.beat({ boot: boot(2, 240_000) })
  expect(await log()).toEqual([
    ['restart', 3, null, ''],
    ['outage', 1, 7, ''],
  ])
  // The player reloads the page and is back within a minute. This is logged as a restart.
  own.clock.advance({ minutes: 1 })
  await player.beat({ boot: boot(3, 1_000) })
  expect((await log())[0]).toEqual(['restart', 8 - 1 / 60, null, ''])
  // The reported start is before the last report, so the clock is wrong. The start is logged with the time of the last report.
  own.clock.advance({ minutes: 1 })
  await player.beat({ boot: boot(4, 900_000) })
  expect((await log())[0]).toEqual(['restart', 8, null, ''])
})

test('an old player that does not report its start still works', async () => {
  const { own, player, log } = await watched()
  await player.beat({ boot: boot(1, 0) })
  own.clock.advance({ minutes: 1 })
  await player.beat()
  own.clock.advance({ minutes: 1 })
  await player.beat({ boot: boot(2, 0) })
  expect(await log()).toEqual([])
})

test('the log lines of the screen are sorted in between its outages and starts', async () => {
  const { own, player, log } = await watched()
  await player.beat()
  own.clock.advance({ minutes: 5 })
  await player.beat()
  own.clock.advance({ minutes: 1 })
  const lines = [{ at: own.clock.now().subtract({ minutes: 4 }).toString(), line: 'heartbeat: no network' }]
  await player.call(playerEndpoints.logs, { body: { id: boot(9, 0).id, lines } })
  expect(await log()).toEqual([
    ['line', 2, null, 'heartbeat: no network'],
    ['outage', 0, 5, ''],
  ])
})

test('a line of the log is a code with values, without queries of addresses; an unknown code is refused', async () => {
  const { own, player, params } = await watched()
  const at = own.clock.now().toString()
  const detail = 'TypeError: https://a.example/x?key=1 failed'
  const lines: WrittenLine[] = [
    { at, code: 'no_network', values: { part: 'heartbeat' } },
    { at, code: 'failed', values: { part: 'program', detail } },
  ]
  await player.call(playerEndpoints.logs, { body: { id: boot(9, 0).id, lines } })
  const found = await must(own.call(playEndpoints.logs, { params }, as))
  expect(found.map(({ kind, code, values, line }) => [kind, code, values, line])).toEqual([
    ['line', 'failed', { part: 'program', detail: 'TypeError: https://a.example/x failed' }, ''],
    ['line', 'no_network', { part: 'heartbeat' }, ''],
  ])
  // The screen sends its whole log each time. Each line is still listed only once.
  await player.call(playerEndpoints.logs, { body: { id: boot(7, 0).id, lines } })
  expect(await must(own.call(playEndpoints.logs, { params }, as))).toHaveLength(2)
  const wrong = [{ at, code: 'gone', values: {} }] as unknown as WrittenLine[]
  await expect(player.call(playerEndpoints.logs, { body: { id: boot(8, 0).id, lines: wrong } })).rejects.toThrow(
    'field',
  )
})

test('of two reports of one start, the later one counts, even if it arrives first', async () => {
  const { player, state } = await watched()
  const loading = (name: 'ready' | 'current') => ({ state: name, done: 0, total: 0 })
  await player.beat({ boot: boot(1, 5_001), loading: loading('current') })
  await player.beat({ boot: boot(1, 5_000), loading: loading('ready') })
  expect((await state())?.loading?.state).toBe('current')
  // After a new start of the player, the reported milliseconds since the start are a small number again. The report still counts as the
  // later report.
  await player.beat({ boot: boot(2, 10), loading: loading('ready') })
  expect((await state())?.loading?.state).toBe('ready')
})

test('two simultaneous heartbeats log an outage only once', async () => {
  const { own, player, log } = await watched()
  await player.beat({ boot: boot(1, 0) })
  own.clock.advance({ minutes: 5 })
  await Promise.all([player.beat({ boot: boot(2, 0) }), player.beat({ boot: boot(2, 0) })])
  expect((await log()).map(([kind]) => kind)).toEqual(['restart', 'outage'])
})
