import type { PersonMonth } from '../../contract.ts'
import { blocking, type MonthStep } from '../../rules/month.ts'

/** Whether the signed-in user (`me`) can perform this step for another person's month now. People submit their own month in the time clock. */
export const isReady = (one: PersonMonth, step: MonthStep, me: string): boolean => {
  const from = { submit: ['open'], approve: ['submitted'], close: ['approved'], return: ['submitted', 'approved'] }[
    step
  ]
  return (
    one.user !== me && from.includes(one.state) && !one.problems.some((problem) => blocking[step].includes(problem))
  )
}
