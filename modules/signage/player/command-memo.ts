import type { PlayerCommand } from '../contract.ts'
import type { Effect } from './program.ts'

/**
 * What the player stores about a command. It is stored before the command begins, so that the command is not executed again after a power
 * failure.
 */
export interface Memo {
  /** Kind of the command. Missing if this record was written by an older version of the player. */
  kind?: PlayerCommand['kind']
  state: 'started' | 'succeeded' | 'failed' | 'aborted'
  code: string | null
  /** True: this state is not reported any more, because the server has accepted or refused the report, or sets the same state itself. */
  isTold: boolean
  effect?: Effect
  at: number
}

export const KEPT_MS = 24 * 3_600_000
export const memoKey = (id: string): string => `command:${id}`
/**
 * Commands that reload the page. They count as successful when the page has started again. A record without a kind was written by an older
 * version of the player, and is treated in the same way.
 */
const restarts = new Set<PlayerCommand['kind'] | undefined>(['reload', 'restart', undefined])

/**
 * The new record of a short command that had begun before a power failure. The command is not repeated. A reload counts as successful.
 * Whether another command was completed is unknown, so it is reported as failed.
 */
export const afterPowerCut = (memo: Memo): Memo =>
  restarts.has(memo.kind)
    ? { ...memo, state: 'succeeded', isTold: false }
    : { ...memo, state: 'failed', code: 'interrupted', isTold: false }

/**
 * What the player can do when a command requests it. A function may throw; the command then counts as failed. `reload` does not return,
 * because it closes the page.
 */
export interface Abilities {
  reload(): void
  identify(): Promise<void>
  revert(): Promise<void>
  volume(percent: number): Promise<void>
  clearCache(): Promise<void>
  sendLogs(): Promise<void>
  /** Called when the effect of a lasting command (program or message) begins or ends, with the effects that remain. */
  changed(effects: readonly Effect[]): void
}
