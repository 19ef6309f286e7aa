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

/**
 * A violation ('breach') of a working-time rule by recorded or planned times. `found` and `required` are in minutes. They are rounded so
 * that a violation never looks smaller than it is.
 */
export interface Breach extends Span {
  readonly code: BreachCode
  /** A plan that has a violation with the severity 'error' cannot be published. */
  readonly severity: 'error' | 'warning' | 'info'
  /** The working day under which the screen lists this violation of a rule. */
  readonly date: string
  readonly found: number
  readonly required: number
}

export const atLeast = (ms: number): number => Math.ceil(ms / MINUTE)
export const atMost = (ms: number): number => Math.floor(ms / MINUTE)
