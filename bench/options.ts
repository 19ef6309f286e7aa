import { parseArgs } from 'node:util'

/** Parts of the measurement that `--only` names, in the order in which they run. */
export const parts = [
  'code',
  'start',
  'pages',
  'orders',
  'food',
  'mail',
  'brands',
  'board',
  'growth',
  'signage',
  'printing',
  'working-time',
  'content',
  'statistics',
  'lighthouse',
] as const
export type Part = (typeof parts)[number]

/** The size of a business in the part `growth`: its number of orders and its number of products. */
export interface Size {
  orders: number
  products: number
}

export interface Options {
  /**
   * Each comparison has this number of rounds for our server and the same number for the reference; each round lasts `seconds`. Rounds of both
   * alternate, so that other programs on the machine affect both equally.
   */
  rounds: number
  seconds: number
  /** The size of the large business in the part `growth`. */
  grown: Size
  wants(part: Part): boolean
  /** The number of events in the log that the part `statistics` measures. */
  events: number
  /** Is the run long? The results of a long run are stored. Its parts may be run one by one; their results are merged (results.ts). */
  isKept: boolean
}

/**
 * Reads the options of `npm run bench`, for example `-- --only=growth,food --rounds=1 --seconds=0.5`, or `-- --long` for a long run of
 * everything. A long run can be made in parts, for example `-- --long --only=orders,food`. The results of these parts are merged.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      events: { type: 'string' },
      long: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',')
  const unknown = only?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}', only ${parts.join(', ')}`)
  return {
    rounds: numberOf(values.rounds ?? '5', 'rounds'),
    seconds: numberOf(values.seconds ?? (values.long ? '1.5' : '0.7'), 'seconds'),
    grown: values.long ? { orders: 1_000_000, products: 10_000 } : { orders: 50_000, products: 2_000 },
    // Lighthouse is installed from the network for each run, and a log of 100 million events takes many minutes. So these two parts run
    // only if they are named.
    wants: (part) => only?.includes(part) ?? (part !== 'lighthouse' && part !== 'statistics'),
    events: numberOf(values.events ?? (values.long ? '100000000' : '2000000'), 'events'),
    isKept: values.long,
  }
}

function numberOf(text: string, name: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} is a number above 0`)
  return value
}
