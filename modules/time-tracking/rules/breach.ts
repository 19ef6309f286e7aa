import { MINUTE, type Span } from './blocks.ts'

export const breachCodes = [
  'break',
  'breakSplit',
  'stretch',
  'day',
  'week',
  'mean',
  'dailyRest',
  'weeklyRest',
  'notChecked',
] as const
type BreachCode = (typeof breachCodes)[number]

/** A rule that is broken. `found` and `required` are in minutes, rounded so that a breach never looks smaller than it is. */
export interface Breach extends Span {
  readonly code: BreachCode
  /** Only an error prevents publishing. */
  readonly severity: 'error' | 'warning' | 'info'
  /** The work day for which the breach is shown. */
  readonly date: string
  readonly found: number
  readonly required: number
}

export const atLeast = (ms: number): number => Math.ceil(ms / MINUTE)
export const atMost = (ms: number): number => Math.floor(ms / MINUTE)
