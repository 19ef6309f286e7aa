import type { House } from '#platform/brands/house.ts'
import type { Logger } from '#platform/log.ts'
import type { Config } from '../config.ts'

/** The values that every command receives. */
export interface BareContext {
  config: Config
  log: Logger
  /** Options by name; an option may be given several times. An option without a value has the value 'yes'. */
  options: Readonly<Record<string, readonly string[]>>
  positionals: readonly string[]
  say: (line: string) => void
}

export interface CommandContext extends BareContext {
  house: House
  /** URL of the installation's database. */
  databaseUrl: string
}

/**
 * `house`: the command gets the opened brands. With `makes`, the installation is created if there is none. `bare`: the command gets no
 * brands. If it needs the database, it connects to it itself.
 */
export type Command =
  | { on: 'house'; makes?: true; run: (context: CommandContext) => Promise<void> }
  | { on: 'bare'; makes?: never; run: (context: BareContext) => Promise<void> }

/** Ends a command with a message that says what to do, without a stack trace. */
export class CommandFailed extends Error {}
