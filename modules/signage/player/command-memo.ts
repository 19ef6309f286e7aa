import type { PlayerCommand } from '../contract.ts'
import type { Effect } from './program.ts'

/** What the player stores about a command. It is written before the command runs, so that no command runs twice. */
export interface Memo {
  /** Missing in memos of older player versions. */
  kind?: PlayerCommand['kind']
  state: 'started' | 'succeeded' | 'failed' | 'aborted'
  code: string | null
  /** The server has received the state. */
  isTold: boolean
  effect?: Effect
  at: number
}

export const KEPT_MS = 24 * 3_600_000
export const memoKey = (id: string): string => `command:${id}`
/** Commands whose purpose is a restart of the page. A memo without a kind is treated like them. */
const restarts = new Set<PlayerCommand['kind'] | undefined>(['reload', 'restart', undefined])

/** A short command that had begun before a power failure is not repeated. Whether it was completed is unknown, so it is reported as failed. */
export const afterPowerCut = (memo: Memo): Memo =>
  restarts.has(memo.kind)
    ? { ...memo, state: 'succeeded', isTold: false }
    : { ...memo, state: 'failed', code: 'interrupted', isTold: false }

/** What a screen can do on its own; each function may throw. `reload` does not return. */
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
