/** States of a person's month (docs/rules/time-tracking.md, Month close). */
export const monthStates = ['open', 'submitted', 'approved', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

/** For each step of a month: in which states it is possible, and which state follows. A closed month cannot be opened again. */
export const monthSteps = {
  submit: { from: ['open'], to: 'submitted' },
  /** A manager returns the month to the person, with a reason. The person can then correct and submit it again. */
  return: { from: ['submitted', 'approved'], to: 'open' },
  approve: { from: ['submitted'], to: 'approved' },
  close: { from: ['approved'], to: 'closed' },
} as const satisfies Record<string, { from: readonly MonthState[]; to: MonthState }>
export type MonthStep = keyof typeof monthSteps

/** The state of a month after a step. Undefined: the step is not possible in this state. */
export const afterStep = (state: MonthState, step: MonthStep): MonthState | undefined =>
  (monthSteps[step].from as readonly MonthState[]).includes(state) ? monthSteps[step].to : undefined

/**
 * Problems that can prevent a step of a month. `notEnded`: the month is not over. `openBlock`: a block of work has no end. `unsettled`: an
 * end was forgotten, or was entered later and is not approved yet. `requests`: a request for leave or for a correction in this month is
 * not decided yet. `previous`: an earlier month is not closed.
 */
export const monthProblems = ['notEnded', 'openBlock', 'unsettled', 'requests', 'previous'] as const
export type MonthProblem = (typeof monthProblems)[number]

/** For each step the problems that prevent it. */
export const blocking: Readonly<Record<MonthStep, readonly MonthProblem[]>> = {
  submit: ['notEnded', 'openBlock'],
  return: [],
  approve: ['notEnded', 'openBlock', 'unsettled', 'requests'],
  close: monthProblems,
}

/** The figures of one person's month. Times are in minutes, leave is in days. */
export interface MonthFigures {
  readonly opening: number
  readonly target: number
  readonly worked: number
  readonly credit: number
  /** Sum of the entries in the time account that count in this month, for example adjustments and corrections of closed months. */
  readonly entries: number
  /** Balance at the end of the month: opening + worked + credit − target + entries. */
  readonly closing: number
  /** How much of `credit` comes from public holidays. */
  readonly holidayCredit: number
  readonly night: number
  readonly sunday: number
  readonly holiday: number
  /** Days of leave, of sickness, of unpaid leave, and of time off in lieu, in steps of ½. */
  readonly leave: number
  readonly sick: number
  readonly unpaid: number
  readonly lieu: number
  readonly leaveLeft: number
  readonly payout: number
  /** Corrections of earlier, closed months that were entered in this month. `month`: the month that was corrected. */
  readonly counters: readonly { readonly month: string; readonly minutes: number }[]
}

/** The month before, as 'YYYY-MM'. */
export const monthBefore = (month: string): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
