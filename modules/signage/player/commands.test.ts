import { expect, test, vi } from 'vitest'
import type { PlayerCommand } from '../contract.ts'
import { commandRunner } from './commands.ts'
import { memoryStore } from './store.ts'

const command = (more: Partial<PlayerCommand> = {}): PlayerCommand => ({
  id: 'c1',
  kind: 'identify',
  args: {},
  state: 'delivered',
  isAbortAsked: false,
  until: null,
  ...more,
})

function house(store = memoryStore()) {
  const told: string[] = []
  const can = {
    reload: vi.fn<() => void>(),
    identify: vi.fn(async () => undefined),
    revert: vi.fn(async () => undefined),
    volume: vi.fn(async () => undefined),
    clearCache: vi.fn(async () => undefined),
    sendLogs: vi.fn(async () => undefined),
    changed: vi.fn<() => void>(),
  }
  const clock = { now: 1_000 }
  const link = { isUp: true }
  const open = () =>
    commandRunner({
      store,
      can,
      now: () => clock.now,
      server: {
        report: async (id, { state }) => {
          if (!link.isUp) throw new TypeError('no network')
          told.push(`${id} ${state}`)
          return command()
        },
      },
    })
  return { told, can, clock, link, open, store }
}

test('a command that is delivered twice runs once and is reported twice', async () => {
  const { told, can, open } = house()
  const runner = await open()
  await runner.take([command()])
  await runner.take([command()])
  expect(can.identify).toHaveBeenCalledTimes(1)
  expect(told).toEqual(['c1 running', 'c1 succeeded', 'c1 succeeded'])
})

test('a reload happens once and is reported afterwards', async () => {
  const { told, can, open } = house()
  await (await open()).take([command({ kind: 'reload' })])
  expect(told).toEqual(['c1 running'])
  const after = await open()
  await after.settle()
  await after.take([command({ kind: 'reload' })])
  expect(can.reload).toHaveBeenCalledTimes(1)
  expect(told.slice(0, 2)).toEqual(['c1 running', 'c1 succeeded'])
})

test('a message continues after a power failure, ends at its time, and is reported when the network is back', async () => {
  const { told, clock, link, open } = house()
  const overlay = command({ kind: 'overlay', args: { text: 'Küche zu' }, until: new Date(60_000).toISOString() })
  await (await open()).take([overlay])
  const after = await open()
  expect(after.effects()).toMatchObject([{ kind: 'overlay', until: 60_000 }])
  link.isUp = false
  clock.now = 60_000
  await after.settle()
  expect(after.effects()).toEqual([])
  expect(told).toEqual(['c1 running'])
  link.isUp = true
  await after.settle()
  await after.settle()
  expect(told).toEqual(['c1 running', 'c1 succeeded'])
})

test('a command that is withdrawn ends; a newer program replaces the older one', async () => {
  const { told, open } = house()
  const runner = await open()
  const until = new Date(60_000).toISOString()
  await runner.take([command({ id: 'a', kind: 'set_stream', args: { stream: 's1' }, until })])
  await runner.take([command({ id: 'b', kind: 'set_stream', args: { stream: 's2' }, until })])
  expect(runner.effects().map(({ id }) => id)).toEqual(['b'])
  await runner.take([command({ id: 'b', kind: 'set_stream', state: 'running', isAbortAsked: true, until })])
  expect(runner.effects()).toEqual([])
  expect(told).toEqual(['a running', 'b running', 'b aborted'])
})

test('a command that the screen cannot execute is reported as failed', async () => {
  const { told, open } = house()
  await (await open()).take([command({ kind: 'restart' })])
  expect(told).toEqual(['c1 running', 'c1 failed'])
})
