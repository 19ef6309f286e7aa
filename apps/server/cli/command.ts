import type { House } from '#platform/brands/house.ts'
import type { Config } from '../config.ts'

export interface CommandContext {
  config: Config
  house: House
  /** Options by name; an option may be given several times. */
  options: Readonly<Record<string, readonly string[]>>
  positionals: readonly string[]
  say: (line: string) => void
}

/** Ends a command with a message that says what to do, without a stack trace. */
export class CommandFailed extends Error {}
