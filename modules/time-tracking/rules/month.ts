/** States of a person's month (docs/rules/time-tracking.md, Month close). */
export const monthStates = ['open', 'submitted', 'approved', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

/** For each step of a month, the states in which it is possible, and the state after it. No step leads out of 'closed'. */
export const monthSteps = {
  submit: { from: ['open'], to: 'submitted' },
  /** The month is returned to the person, with a reason. */
  return: { from: ['submitted', 'approved'], to: 'open' },
  approve: { from: ['submitted'], to: 'approved' },
  close: { from: ['approved'], to: 'closed' },
} as const satisfies Record<string, { from: readonly MonthState[]; to: MonthState }>
export type MonthStep = keyof typeof monthSteps

/** The state after a step. Undefined: the step is not possible in this state. */
export const afterStep = (state: MonthState, step: MonthStep): MonthState | undefined =>
  (monthSteps[step].from as readonly MonthState[]).includes(state) ? monthSteps[step].to : undefined

/** Problems that can prevent a step of a month. */
export const monthProblems = ['notEnded', 'openBlock', 'unsettled', 'requests', 'previous'] as const
export type MonthProblem = (typeof monthProblems)[number]

/** The problems that prevent each step. A submitted month must only have complete days; only closing requires the earlier months to be closed. */
export const blocking: Readonly<Record<MonthStep, readonly MonthProblem[]>> = {
  submit: ['notEnded', 'openBlock'],
  return: [],
  approve: ['notEnded', 'openBlock', 'unsettled', 'requests'],
  close: monthProblems,
}

/** The results of a person's month: minutes, and days of leave. */
export interface MonthFigures {
  readonly opening: number
  readonly target: number
  readonly worked: number
  readonly credit: number
  /** Sum of the entries booked on the account that count in this month, including counter entries. */
  readonly entries: number
  /** opening + worked + credit − target + entries. */
  readonly closing: number
  /** The part of `credit` from public holidays. */
  readonly holidayCredit: number
  readonly night: number
  readonly sunday: number
  readonly holiday: number
  /** Days of leave, sickness, unpaid leave and time off in lieu, in steps of ½. */
  readonly leave: number
  readonly sick: number
  readonly unpaid: number
  readonly lieu: number
  readonly leaveLeft: number
  readonly payout: number
  /** Corrections of earlier months that were booked in this month. `month` is the month that they correct. */
  readonly counters: readonly { readonly month: string; readonly minutes: number }[]
}

/** The previous month as 'YYYY-MM'. */
export const monthBefore = (month: string): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
