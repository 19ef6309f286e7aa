import type { WorkingActivity } from '../../contract.ts'
import { FORGOTTEN_AFTER } from '../../rules/clock.ts'

/** Whether the block has been running for so long that the person probably forgot to end it. `now` in milliseconds since 1970. */
export const isForgotten = ({ from, to }: Pick<WorkingActivity, 'from' | 'to'>, now: number): boolean =>
  to === null && now - Date.parse(from) >= FORGOTTEN_AFTER

/** Minutes worked until now, without breaks. A running break counts as a break. */
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
