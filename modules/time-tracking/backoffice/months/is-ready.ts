import type { PersonMonth } from '../../contract.ts'
import { blocking, type MonthStep } from '../../rules/month.ts'

/** Whether the signed-in user (`me`) can perform this step for a person's month now. Nobody can do this for their own month. */
export const isReady = (one: PersonMonth, step: MonthStep, me: string): boolean => {
  const from = { submit: ['open'], approve: ['submitted'], close: ['approved'], return: ['submitted', 'approved'] }[
    step
  ]
  return (
    one.user !== me && from.includes(one.state) && !one.problems.some((problem) => blocking[step].includes(problem))
  )
}
