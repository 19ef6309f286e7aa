import type { PlayerCommand } from '../contract.ts'
import { type Abilities, afterPowerCut, KEPT_MS, type Memo, memoKey } from './command-memo.ts'
import type { Effect } from './program.ts'
import { KeyRefused, Refused, type PlayerServer } from './server.ts'
import type { PlayerStore } from './store.ts'

/** Executes the commands that staff send to this screen. Each command is executed at most once, even if it is delivered twice or the power fails. */
export async function commandRunner(deps: {
  store: PlayerStore
  server: Pick<PlayerServer, 'report'>
  can: Abilities
  now: () => number
}) {
  const { store, server, can, now } = deps
  const effects = new Map<string, Effect>()

  const memoOf = (id: string): Promise<Memo | undefined> => store.get<Memo>(memoKey(id))
  /**
   * Reports the state of a command to the server. `refused`: the server does not accept the report, usually because the command has already ended
   * there in another way. `lost`: the report did not arrive or could not be processed; it is sent again later.
   */
  const tell = async (id: string, memo: Memo): Promise<'heard' | 'refused' | 'lost'> => {
    let heard: 'heard' | 'refused' = 'heard'
    const state = memo.state === 'started' ? 'running' : memo.state
    try {
      await server.report(id, { state, code: memo.code, result: null })
    } catch (error) {
      if (error instanceof KeyRefused) throw error
      if (!(error instanceof Refused) || error.status >= 500) return 'lost'
      heard = 'refused'
    }
    if (memo.state !== 'started' || memo.effect) await store.put(memoKey(id), { ...memo, isTold: true })
    return heard
  }
  /** Reports that a command begins. False: the server refuses the report, for example because the command was withdrawn or has expired meanwhile. */
  const begin = async (id: string, memo: Memo): Promise<boolean> => {
    if ((await tell(id, memo)) !== 'refused') return true
    await store.put(memoKey(id), { ...memo, state: 'aborted', code: 'refused', isTold: true })
    if (effects.delete(id)) can.changed([...effects.values()])
    return false
  }
  /** Ends the effects of older commands that set a program. The server ends these commands when the newer command is reported. */
  const replace = async (others: readonly { id: string }[]): Promise<void> => {
    for (const { id } of others) {
      effects.delete(id)
      await store.put(memoKey(id), { state: 'aborted', code: 'superseded', isTold: true, at: now() })
    }
  }
  const programs = (but: string) => [...effects.values()].filter(({ id, kind }) => kind === 'set_stream' && id !== but)
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

  // After a restart of the player, the effects of lasting commands (programs and messages) continue. A short command that had begun is not
  // executed again. Old records of commands are deleted.
  const told: { id: string; at: number }[] = []
  for (const key of await store.keys('command:')) {
    const memo = await store.get<Memo>(key)
    const id = key.slice('command:'.length)
    if (!memo) continue
    if (memo.state !== 'started' && memo.isTold && now() - memo.at > KEPT_MS) await store.remove(key)
    else if (memo.state === 'started' && memo.effect) {
      effects.set(id, memo.effect)
      if (memo.effect.kind === 'set_stream' && memo.isTold) told.push({ id, at: memo.at })
    } else if (memo.state === 'started') await store.put(key, afterPowerCut(memo))
  }
  // If the effects of several programs were stored, only the one that started last stays in effect.
  await replace(told.toSorted((a, b) => a.at - b.at).slice(0, -1))

  const act = async ({ id, kind, args, until }: PlayerCommand): Promise<void> => {
    const isLasting = kind === 'overlay' || kind === 'set_stream'
    const effect: Effect | undefined =
      isLasting && until !== null ? { id, kind, args, until: Date.parse(until) } : undefined
    const memo: Memo = { kind, state: 'started', code: null, isTold: false, at: now(), ...(effect ? { effect } : {}) }
    await store.put(memoKey(id), memo)
    if (!(await begin(id, memo))) return
    if (effect) {
      if (kind === 'set_stream') await replace(programs(id))
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
    /** Starts new commands and ends withdrawn ones, oldest first. Reports a command again if it ended here but not on the server. */
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
    /** Ends the effects whose time is over, and reports all states to which the server has not responded yet. */
    async settle(): Promise<void> {
      for (const effect of effects.values()) if (effect.until <= now()) await end(effect.id, 'succeeded')
      for (const key of await store.keys('command:')) {
        const id = key.slice('command:'.length)
        const memo = await store.get<Memo>(key)
        if (!memo || memo.isTold) continue
        if (memo.state !== 'started') await tell(id, memo)
        else if (effects.has(id) && (await begin(id, memo)) && memo.effect?.kind === 'set_stream')
          await replace(programs(id))
      }
    },
  }
}
export type CommandRunner = Awaited<ReturnType<typeof commandRunner>>
