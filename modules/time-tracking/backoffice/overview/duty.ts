import type { WorkingActivity } from '../../contract.ts'
import { FORGOTTEN_AFTER } from '../../rules/clock.ts'

/** Whether a block of work has been running for so long that the person has probably forgotten to end it. `now`: epoch milliseconds. */
export const isForgotten = ({ from, to }: Pick<WorkingActivity, 'from' | 'to'>, now: number): boolean =>
  to === null && now - Date.parse(from) >= FORGOTTEN_AFTER

/** The minutes that a block of work contains up to `now`, without its breaks. A break that is still running is not counted as work. */
export function workedMinutes(
  { from, to, pauses }: Pick<WorkingActivity, 'from' | 'to' | 'pauses'>,
  now: number,
): number {
  const end = to === null ? now : Date.parse(to)
  const rested = pauses.reduce(
    (sum, one) => sum + ((one.to === null ? end : Date.parse(one.to)) - Date.parse(one.from)),
    0,
  )
  return Math.max(0, Math.floor((end - Date.parse(from) - rested) / 60_000))
}
