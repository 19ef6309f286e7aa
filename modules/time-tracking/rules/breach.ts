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
 * A working-time rule that recorded or planned times break. `found` and `required` are in minutes. They are rounded so that a breach never
 * looks smaller than it is.
 */
export interface Breach extends Span {
  readonly code: BreachCode
  /** If a plan has a breach with the severity 'error', it cannot be published. */
  readonly severity: 'error' | 'warning' | 'info'
  /** The work day at which the breach is shown. */
  readonly date: string
  readonly found: number
  readonly required: number
}

export const atLeast = (ms: number): number => Math.ceil(ms / MINUTE)
export const atMost = (ms: number): number => Math.floor(ms / MINUTE)
