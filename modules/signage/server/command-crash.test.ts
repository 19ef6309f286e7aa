import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { commandEndpoints, type NewCommand, playerEndpoints, streamEndpoints } from '../contract.ts'
import { commandRunner } from '../player/commands.ts'
import { KeyRefused, Refused } from '../player/server.ts'
import { memoryStore, type PlayerStore } from '../player/store.ts'
import { commandStates, isFinal } from '../rules/commands.ts'
import { as, signageHouse, type TestHouse, type TestPlayer } from './testing/house.ts'

/**
 * docs/rules/signage.md, Commands. The program of a screen against the server: the power fails before and after each thing that it does, and
 * each answer gets lost once. Whatever happens, a short command is done at most once, and server and screen agree in the end.
 */
let house: TestHouse
let player: TestPlayer
let other: string
beforeAll(async () => {
  house = await signageHouse()
  player = await house.pair()
  other = (await must(house.own.call(streamEndpoints.create, { body: { name: 'Abend' } }, as))).id
})
afterAll(() => house.own.close())

class PowerCut extends Error {}
type Accident = 'power' | 'answer'

/** A screen that suffers one accident at its nth step. Without a number it suffers none, and counts its steps. */
function screen(accident?: { kind: Accident; at: number }) {
  const kept = memoryStore()
  const done: string[] = []
  let steps = 0
  let life = 0
  const step = (mine: number): void => {
    if (mine !== life) throw new PowerCut()
    steps++
    if (accident?.kind === 'power' && steps === accident.at) {
      life++
      throw new PowerCut()
    }
  }
  const around = async <T>(mine: number, act: () => Promise<T>): Promise<T> => {
    step(mine)
    const value = await act()
    step(mine)
    return value
  }
  /** The way to the server and back. */
  const sent = async <T>(mine: number, act: () => Promise<T>): Promise<T> => {
    step(mine)
    const mark = steps
    const value = await act()
    if (accident?.kind === 'answer' && mark === accident.at) throw new TypeError('The answer was lost')
    step(mine)
    return value
  }
  const open = (mine: number) => {
    const store: PlayerStore = { ...kept, put: (key, value) => around(mine, () => kept.put(key, value)) }
    const does = (what: string) => () => around(mine, async () => void done.push(what))
    return commandRunner({
      store,
      now: () => house.own.clock.epochMs(),
      can: {
        reload() {
          done.push('reload')
          // The page is gone.
          life++
          throw new PowerCut()
        },
        identify: does('identify'),
        revert: does('revert'),
        volume: does('volume'),
        clearCache: does('clearCache'),
        sendLogs: does('sendLogs'),
        changed: () => undefined,
      },
      server: {
        report: (id, { state, code }) =>
          sent(mine, async () => {
            const answer = await house.own.call(
              playerEndpoints.command,
              { params: { id }, body: { state: state as 'running', code: code ?? null } },
              { headers: { cookie: player.cookie } },
            )
            if (!answer.ok && answer.status === 401) throw new KeyRefused()
            if (!answer.ok) throw new Refused(answer.status)
            return answer.value
          }),
      },
    })
  }
  let runner: Awaited<ReturnType<typeof open>> | undefined
  /** One heartbeat, as the program of the screen makes it; after a power cut it begins anew. */
  const beat = async (): Promise<void> => {
    const mine = life
    try {
      runner ??= await open(mine)
      await runner.settle()
      const { openCommands } = await sent(mine, () => player.beat())
      await runner.take(openCommands)
      await runner.settle()
    } catch (error) {
      if (!(error instanceof PowerCut) && !(error instanceof TypeError)) throw error
    }
    if (mine === life) return
    runner = undefined
    await beat()
  }
  return { done, beat, steps: () => steps, effects: () => runner?.effects() ?? [] }
}

const give = (body: NewCommand) =>
  must(house.own.call(commandEndpoints.command, { params: { id: player.device.id }, body }, as))
const stateOf = async (id: string) => {
  const found = (await must(house.own.call(commandEndpoints.list, { query: { pageSize: 100 } }, as))).find(
    (one) => one.id === id,
  )
  return found ?? expect.fail('The command is lost')
}
const abort = (commandId: string) =>
  house.own.call(commandEndpoints.abort, { params: { id: player.device.id }, body: { commandId } }, as)
const pause = (seconds: number) => house.own.clock.advance({ seconds })

/** Runs a story with no accident, and then with each accident at each step. */
async function everywhere(story: (screen: ReturnType<typeof screenOf>) => Promise<void>): Promise<number> {
  const calm = screen()
  await story(calm)
  const last = calm.steps()
  for (const kind of ['power', 'answer'] as const)
    for (let at = 1; at <= last; at++)
      try {
        await story(screen({ kind, at }))
      } catch (error) {
        throw new Error(`${kind} at step ${at} of ${last}`, { cause: error })
      }
  return last
}
const screenOf = screen

describe.each(['identify', 'volume', 'clear_cache', 'send_logs', 'revert', 'reload'] as const)('%s', (kind) => {
  test('is done at most once, and never without a state that says so', { timeout: 120_000 }, async () => {
    const steps = await everywhere(async ({ done, beat }) => {
      const { id } = await give({ kind, args: kind === 'volume' ? { volume: 30 } : {} })
      for (let turn = 0; turn < 4; turn++) await beat()
      const { state } = await stateOf(id)
      expect(done.length).toBeLessThanOrEqual(1)
      expect(isFinal(state)).toBe(true)
      // Restarting the page is what a reload wants; anything else that was cut off is not called done.
      if (state === 'succeeded' && kind !== 'reload') expect(done).toHaveLength(1)
      if (state !== 'succeeded') expect(state).toBe('failed')
    })
    expect(steps).toBeGreaterThan(5)
  })

  test('that was taken back while it waited is not done', { timeout: 120_000 }, async () => {
    await everywhere(async ({ done, beat }) => {
      const { id } = await give({ kind, args: kind === 'volume' ? { volume: 30 } : {} })
      await must(abort(id))
      for (let turn = 0; turn < 2; turn++) await beat()
      expect([done, (await stateOf(id)).state]).toEqual([[], 'aborted'])
    })
  })
})

test('what expired while the screen was away is not done', async () => {
  const { done, beat } = screen()
  const { id } = await give({ kind: 'identify', args: {} })
  // It was delivered, and the screen lost its power before it began.
  await player.beat()
  pause(121)
  await beat()
  expect([done, (await stateOf(id)).state]).toEqual([[], 'expired'])
})

test(
  'a message goes on after any accident; server and screen agree that it is shown, and that it has ended',
  {
    timeout: 120_000,
  },
  async () => {
    await everywhere(async ({ beat, effects }) => {
      const { id } = await give({ kind: 'overlay', args: { text: 'Küche zu' }, ttl: 600 })
      for (let turn = 0; turn < 3; turn++) await beat()
      expect([effects().length, (await stateOf(id)).state]).toEqual([1, 'running'])
      pause(200)
      await beat()
      expect([effects().length, (await stateOf(id)).state]).toEqual([1, 'running'])
      pause(401)
      for (let turn = 0; turn < 3; turn++) await beat()
      expect([effects().length, (await stateOf(id)).state]).toEqual([0, 'succeeded'])
    })
  },
)

test('a message that is taken back ends, whatever the screen had heard of it', { timeout: 120_000 }, async () => {
  await everywhere(async ({ beat, effects }) => {
    const { id } = await give({ kind: 'overlay', args: { text: 'Küche zu' }, ttl: 600 })
    await beat()
    await must(abort(id))
    for (let turn = 0; turn < 3; turn++) await beat()
    expect([effects().length, (await stateOf(id)).state]).toEqual([0, 'aborted'])
  })
})

test('of two programs the newer one is shown, after any accident', { timeout: 120_000 }, async () => {
  await everywhere(async ({ beat, effects }) => {
    const wanted: NewCommand = { kind: 'set_stream', args: { stream: other }, ttl: 600 }
    const older = await give(wanted)
    for (let turn = 0; turn < 2; turn++) await beat()
    const newer = await give(wanted)
    for (let turn = 0; turn < 3; turn++) await beat()
    expect(effects().map(({ id }) => id)).toEqual([newer.id])
    expect([(await stateOf(older.id)).state, (await stateOf(newer.id)).state]).toEqual(['aborted', 'running'])
    await must(abort(newer.id))
    for (let turn = 0; turn < 2; turn++) await beat()
    expect([effects().length, (await stateOf(newer.id)).state]).toEqual([0, 'aborted'])
  })
})

test('the cases above reach every state', async () => {
  const params = { id: player.device.id }
  const waiting = await give({ kind: 'identify', args: {} })
  const seen = [waiting.state]
  await player.beat()
  seen.push((await stateOf(waiting.id)).state)
  await must(house.own.call(commandEndpoints.abort, { params, body: {} }, as))
  const query = { pageSize: 100 }
  for (let page = 1; page < 20; page++)
    seen.push(
      ...(await must(house.own.call(commandEndpoints.list, { query: { ...query, page } }, as))).map(
        ({ state }) => state,
      ),
    )
  // 'running' is asked for by the messages and programs above.
  expect(commandStates.filter((state) => state !== 'running' && !seen.includes(state))).toEqual([])
})
