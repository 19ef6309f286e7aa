import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { type ServingBranch, servingState } from './serving.ts'

/** An order 'as soon as possible' that the kitchen would finish after the hours of its delivery type have ended. */
export interface PastClosing {
  readonly readyAt: Temporal.Instant
  /** When the present hours end. At this moment the branch already counts as closed (docs/rules/time.md, Opening hours). */
  readonly closesAt: Temporal.Instant
}

/**
 * Compares the minutes that the kitchen needs now with the hours of the branch (docs/rules/orders.md, Estimated time). `minutes`: the
 * estimate; undefined if there is none. The result is undefined if the order is ready in time, if the branch is closed now, or if it does
 * not close within a week.
 */
export function pastClosing(
  branch: ServingBranch,
  serving: DeliveryType,
  now: Temporal.Instant,
  minutes: number | undefined,
): PastClosing | undefined {
  const { until } = servingState(branch, serving, now)
  if (minutes === undefined || until === undefined) return undefined
  const readyAt = now.add({ minutes })
  return Temporal.Instant.compare(readyAt, until) < 0 ? undefined : { readyAt, closesAt: until }
}
