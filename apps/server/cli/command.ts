import type { House } from '#platform/brands/house.ts'
import type { Config } from '../config.ts'

export interface CommandContext {
  config: Config
  house: House
  /** Options as given, by name; one may stand several times. */
  options: Readonly<Record<string, readonly string[]>>
  positionals: readonly string[]
  say: (line: string) => void
}

/** Ends a command with what to do about it; no stack. */
export class CommandFailed extends Error {}
