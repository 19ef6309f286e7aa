/** States of a person's month (docs/rules/time-tracking.md, Month close). */
export const monthStates = ['open', 'submitted', 'approved', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

/** Every step of a month: from which states, to which. There is no step out of 'closed'. */
export const monthSteps = {
  submit: { from: ['open'], to: 'submitted' },
  /** Returned to the person, with a reason. */
  return: { from: ['submitted', 'approved'], to: 'open' },
  approve: { from: ['submitted'], to: 'approved' },
  close: { from: ['approved'], to: 'closed' },
} as const satisfies Record<string, { from: readonly MonthState[]; to: MonthState }>
export type MonthStep = keyof typeof monthSteps

/** The state after a step; undefined: the step is not possible from here. */
export const afterStep = (state: MonthState, step: MonthStep): MonthState | undefined =>
  (monthSteps[step].from as readonly MonthState[]).includes(state) ? monthSteps[step].to : undefined

/** What is in the way of a month. */
export const monthProblems = ['notEnded', 'openBlock', 'unsettled', 'requests', 'previous'] as const
export type MonthProblem = (typeof monthProblems)[number]

/** Problems that a step does not accept. Submitting says 'my days are complete'; only closing needs the order of months. */
export const blocking: Readonly<Record<MonthStep, readonly MonthProblem[]>> = {
  submit: ['notEnded', 'openBlock'],
  return: [],
  approve: ['notEnded', 'openBlock', 'unsettled', 'requests'],
  close: monthProblems,
}

/** Minutes, and days of leave, of a person's month. */
export interface MonthFigures {
  readonly opening: number
  readonly target: number
  readonly worked: number
  readonly credit: number
  /** Booked entries of the account that count in this month, counter entries included. */
  readonly entries: number
  /** opening + worked + credit − target + entries. */
  readonly closing: number
  /** The part of `credit` that public holidays give. */
  readonly holidayCredit: number
  readonly night: number
  readonly sunday: number
  readonly holiday: number
  /** Days, steps of ½. */
  readonly leave: number
  readonly sick: number
  readonly unpaid: number
  readonly lieu: number
  readonly leaveLeft: number
  readonly payout: number
  /** Corrections of earlier months that were booked in this one, by the month that they concern. */
  readonly counters: readonly { readonly month: string; readonly minutes: number }[]
}

/** 'YYYY-MM' of the month before. */
export const monthBefore = (month: string): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
