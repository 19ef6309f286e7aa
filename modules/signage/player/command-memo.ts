import type { PlayerCommand } from '../contract.ts'
import type { Effect } from './program.ts'

/** What the player remembers of a command. It is written before anything happens, so that nothing happens twice. */
export interface Memo {
  /** Missing in memos of older players. */
  kind?: PlayerCommand['kind']
  state: 'started' | 'succeeded' | 'failed' | 'aborted'
  code: string | null
  /** The server has heard of it. */
  isTold: boolean
  effect?: Effect
  at: number
}

export const KEPT_MS = 24 * 3_600_000
export const memoKey = (id: string): string => `command:${id}`
/** Commands that want a restart of the page. */
const restarts = new Set<PlayerCommand['kind'] | undefined>(['reload', 'restart', undefined])

/** A short command that had begun when the power failed is not done again. Nobody knows whether it was done, so it is reported as failed. */
export const afterPowerCut = (memo: Memo): Memo =>
  restarts.has(memo.kind)
    ? { ...memo, state: 'succeeded', isTold: false }
    : { ...memo, state: 'failed', code: 'interrupted', isTold: false }

/** What a screen can do by itself; each may throw. `reload` does not come back. */
export interface Abilities {
  reload(): void
  identify(): Promise<void>
  revert(): Promise<void>
  volume(percent: number): Promise<void>
  clearCache(): Promise<void>
  sendLogs(): Promise<void>
  /** A lasting effect began or ended. */
  changed(effects: readonly Effect[]): void
}
