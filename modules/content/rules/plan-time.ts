import { instantsOf } from '#kernel/time.ts'

type PlanTime = { ok: true; at: Temporal.Instant } | { ok: false; code: 'plan.gap' | 'plan.twice' | 'plan.past' }

/**
 * Converts a local time in a time zone to an instant. Refused if the time does not exist on that day or is in the past. If it occurs twice, `offset`
 * ('+01:00') must say which one is meant (docs/rules/time.md, Clock changes).
 */
export function planTime(wall: string, zone: string, offset: string | undefined, now: Temporal.Instant): PlanTime {
  const all = instantsOf(Temporal.PlainDateTime.from(wall), zone)
  if (all.length === 0) return { ok: false, code: 'plan.gap' }
  const at = all.length === 1 ? all[0] : all.find((one) => one.toZonedDateTimeISO(zone).offset === offset)
  if (!at) return { ok: false, code: 'plan.twice' }
  return Temporal.Instant.compare(at, now) <= 0 ? { ok: false, code: 'plan.past' } : { ok: true, at }
}

/** The two UTC offsets of a local time that occurs twice because the clocks go back. Empty for any other time. */
export function offsetsOf(wall: string, zone: string): string[] {
  const all = instantsOf(Temporal.PlainDateTime.from(wall), zone)
  return all.length === 2 ? all.map((one) => one.toZonedDateTimeISO(zone).offset) : []
}

/** The seven days after today, for example '2026-12-04'. The time zone decides which day is today. */
export function nextDays(now: number, zone: string): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  return Array.from({ length: 7 }, (_, index) => today.add({ days: index + 1 }).toString())
}
