import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { commandEndpoints, type NewCommand, playerEndpoints, streamEndpoints } from '../contract.ts'
import { commandRunner } from '../player/commands.ts'
import { KeyRefused, Refused } from '../player/server.ts'
import { memoryStore, type PlayerStore } from '../player/store.ts'
import { commandStates, isFinal } from '../rules/commands.ts'
import { as, signageHouse, type TestHouse, type TestPlayer } from './testing/house.ts'

/**
 * The tests in this file run the player against the server. Each run has one accident: the power fails before or after one step of the
 * player, or one response is lost. There is a run for each step. In all runs a short command is executed at most once, and at the end
 * server and screen agree about its state (docs/rules/signage.md, Commands).
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

/**
 * A screen on which one accident (a power failure or a lost response) happens at step number `at`. Without an accident the steps are only
 * counted.
 */
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
  /** Sends a request. The power can fail before and after it, or its response can be lost. */
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
          // A reload closes the page, which ends this run of the player.
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
  /** Sends one heartbeat and runs the commands that arrive. If the power fails, the player is started again. */
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

/** Runs a sequence of requests (`story`) once without an accident. Then runs it again for each kind of accident at each step. */
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
  test('is done at most once, and the state always agrees with what was done', { timeout: 120_000 }, async () => {
    const steps = await everywhere(async ({ done, beat }) => {
      const { id } = await give({ kind, args: kind === 'volume' ? { volume: 30 } : {} })
      for (let turn = 0; turn < 4; turn++) await beat()
      const { state } = await stateOf(id)
      expect(done.length).toBeLessThanOrEqual(1)
      expect(isFinal(state)).toBe(true)
      // A reload counts as successful when the page has restarted. Any other command that counts as successful was executed exactly once. A
      // command that did not succeed must count as failed.
      if (state === 'succeeded' && kind !== 'reload') expect(done).toHaveLength(1)
      if (state !== 'succeeded') expect(state).toBe('failed')
    })
    expect(steps).toBeGreaterThan(5)
  })

  test('is not done if it was withdrawn while it waited', { timeout: 120_000 }, async () => {
    await everywhere(async ({ done, beat }) => {
      const { id } = await give({ kind, args: kind === 'volume' ? { volume: 30 } : {} })
      await must(abort(id))
      for (let turn = 0; turn < 2; turn++) await beat()
      expect([done, (await stateOf(id)).state]).toEqual([[], 'aborted'])
    })
  })
})

test('a command that expired while the screen was off is not done', async () => {
  const { done, beat } = screen()
  const { id } = await give({ kind: 'identify', args: {} })
  // The command was sent to the screen, but the power failed before the screen began the command.
  await player.beat()
  pause(121)
  await beat()
  expect([done, (await stateOf(id)).state]).toEqual([[], 'expired'])
})

test(
  'a message continues after any accident; server and screen agree when it is shown, and when it has ended',
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

test('a message that is withdrawn ends, whatever the screen had received of it', { timeout: 120_000 }, async () => {
  await everywhere(async ({ beat, effects }) => {
    const { id } = await give({ kind: 'overlay', args: { text: 'Küche zu' }, ttl: 600 })
    await beat()
    await must(abort(id))
    for (let turn = 0; turn < 3; turn++) await beat()
    expect([effects().length, (await stateOf(id)).state]).toEqual([0, 'aborted'])
  })
})

test('of two programs the newer one is shown after any accident', { timeout: 120_000 }, async () => {
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
  // This check leaves out the state 'running', because the tests about messages and programs check it.
  expect(commandStates.filter((state) => state !== 'running' && !seen.includes(state))).toEqual([])
})
