import type { PlayerCommand } from '../contract.ts'
import type { Effect } from './program.ts'
import { KeyRefused, Refused, type PlayerServer } from './server.ts'
import type { PlayerStore } from './store.ts'

/** What the player remembers of a command. It is written before anything happens, so that nothing happens twice. */
interface Memo {
  state: 'started' | 'succeeded' | 'failed' | 'aborted'
  code: string | null
  /** The server has heard of it. */
  isTold: boolean
  effect?: Effect
  at: number
}

const KEPT_MS = 24 * 3_600_000
const memoKey = (id: string): string => `command:${id}`

/** What a screen can do by itself; each may throw. `reload` does not come back. */
interface Abilities {
  reload(): void
  identify(): Promise<void>
  revert(): Promise<void>
  volume(percent: number): Promise<void>
  clearCache(): Promise<void>
  sendLogs(): Promise<void>
  /** A lasting effect began or ended. */
  changed(effects: readonly Effect[]): void
}

/** Runs commands, each once, whatever is delivered twice and whenever the power is cut. */
export async function commandRunner(deps: {
  store: PlayerStore
  server: Pick<PlayerServer, 'report'>
  can: Abilities
  now: () => number
}) {
  const { store, server, can, now } = deps
  const effects = new Map<string, Effect>()

  const memoOf = (id: string): Promise<Memo | undefined> => store.get<Memo>(memoKey(id))
  const tell = async (id: string, memo: Memo): Promise<void> => {
    const state = memo.state === 'started' ? 'running' : memo.state
    try {
      await server.report(id, { state, code: memo.code, result: null })
    } catch (error) {
      if (error instanceof KeyRefused) throw error
      // A refusal is an answer: the server has ended it in another way. Without a network it is told later.
      if (!(error instanceof Refused) || error.status >= 500) return
    }
    if (memo.state !== 'started') await store.put(memoKey(id), { ...memo, isTold: true })
  }
  const end = async (
    id: string,
    state: 'succeeded' | 'failed' | 'aborted',
    code: string | null = null,
  ): Promise<void> => {
    const memo: Memo = { state, code, isTold: false, at: now() }
    await store.put(memoKey(id), memo)
    if (effects.delete(id)) can.changed([...effects.values()])
    await tell(id, memo)
  }

  // After a power cut: effects go on; a short command that had begun is not done again.
  for (const key of await store.keys('command:')) {
    const memo = await store.get<Memo>(key)
    const id = key.slice('command:'.length)
    if (!memo) continue
    if (memo.state !== 'started' && memo.isTold && now() - memo.at > KEPT_MS) await store.remove(key)
    else if (memo.state === 'started' && memo.effect) effects.set(id, memo.effect)
    else if (memo.state === 'started') await store.put(key, { ...memo, state: 'succeeded', isTold: false })
  }

  const act = async ({ id, kind, args, until }: PlayerCommand): Promise<void> => {
    const isLasting = kind === 'overlay' || kind === 'set_stream'
    const effect: Effect | undefined =
      isLasting && until !== null ? { id, kind, args, until: Date.parse(until) } : undefined
    const memo: Memo = { state: 'started', code: null, isTold: false, at: now(), ...(effect ? { effect } : {}) }
    await store.put(memoKey(id), memo)
    await tell(id, memo)
    if (effect) {
      if (kind === 'set_stream')
        for (const older of effects.values())
          if (older.kind === 'set_stream') {
            effects.delete(older.id)
            await store.put(memoKey(older.id), { state: 'aborted', code: 'superseded', isTold: true, at: now() })
          }
      effects.set(id, effect)
      can.changed([...effects.values()])
      return
    }
    try {
      switch (kind) {
        case 'reload':
          can.reload()
          return
        case 'identify':
          await can.identify()
          break
        case 'revert':
          for (const one of effects.keys()) await end(one, 'aborted')
          await can.revert()
          break
        case 'volume':
          await can.volume(args.volume ?? 100)
          break
        case 'clear_cache':
          await can.clearCache()
          break
        case 'send_logs':
          await can.sendLogs()
          break
        default:
          return await end(id, 'failed', 'not_capable')
      }
      await end(id, 'succeeded')
    } catch (error) {
      if (error instanceof KeyRefused) throw error
      await end(id, 'failed', 'error')
    }
  }

  return {
    effects: (): readonly Effect[] => [...effects.values()],
    /** The open commands, as heartbeat and stream bring them: the oldest first. */
    async take(open: readonly PlayerCommand[]): Promise<void> {
      for (const command of open) {
        const memo = await memoOf(command.id)
        if (!memo) {
          if (!command.isAbortAsked) await act(command)
          else await end(command.id, 'aborted')
          continue
        }
        if (memo.state === 'started' && command.isAbortAsked) await end(command.id, 'aborted')
        else if (memo.state !== 'started') await tell(command.id, memo)
      }
    },
    /** Ends effects whose time is over, and tells what the server has not heard yet. */
    async settle(): Promise<void> {
      for (const effect of effects.values()) if (effect.until <= now()) await end(effect.id, 'succeeded')
      for (const key of await store.keys('command:')) {
        const memo = await store.get<Memo>(key)
        if (memo && memo.state !== 'started' && !memo.isTold) await tell(key.slice('command:'.length), memo)
      }
    },
  }
}
export type CommandRunner = Awaited<ReturnType<typeof commandRunner>>
