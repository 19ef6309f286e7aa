import { parseArgs } from 'node:util'

/** Parts of the measurement that `--only` names, in the order in which they run. */
export const parts = ['start', 'pages', 'orders', 'food', 'growth'] as const
export type Part = (typeof parts)[number]

export interface Options {
  /** Rounds and seconds of each comparison. Many short rounds in turn: what else runs on the machine falls on both sides alike. */
  rounds: number
  seconds: number
  wants(part: Part): boolean
  /** Only a whole run is kept: figures of different hours do not belong into one file. */
  isWhole: boolean
}

/** `npm run bench -- --only=growth,food --rounds=1 --seconds=0.5`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
  })
  const only = values.only?.split(',')
  const unknown = only?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}', only ${parts.join(', ')}`)
  return {
    rounds: numberOf(values.rounds ?? '7', 'rounds'),
    seconds: numberOf(values.seconds ?? '1.5', 'seconds'),
    wants: (part) => only?.includes(part) ?? true,
    isWhole: only === undefined,
  }
}

function numberOf(text: string, name: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} is a number above 0`)
  return value
}
