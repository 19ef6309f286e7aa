import type { Zone } from '#kernel/time.ts'

export const leadTimeTypes = ['minutes', 'hours', 'days', 'weeks'] as const

/** The lead time: how long before an appointment its order must arrive (specification §3, Product). */
export interface LeadTime {
  readonly type: (typeof leadTimeTypes)[number]
  readonly value: number
}

/**
 * The earliest time for an appointment: now plus the lead time, not rounded. Days and weeks end at the same local time, even if the clocks change;
 * minutes and hours are exact durations (docs/rules/time.md, Slots).
 */
export function afterLeadTime(now: Temporal.Instant, lead: LeadTime | undefined, zone: Zone): Temporal.Instant {
  if (!lead || lead.value <= 0) return now
  if (lead.type === 'minutes' || lead.type === 'hours') return now.add({ [lead.type]: lead.value })
  return now
    .toZonedDateTimeISO(zone)
    .add({ [lead.type]: lead.value })
    .toInstant()
}

/** Returns the lead time that ends last. Undefined if the list is empty. */
export function longestLeadTime(leads: readonly LeadTime[], now: Temporal.Instant, zone: Zone): LeadTime | undefined {
  const ends = leads.map((lead) => ({ lead, end: afterLeadTime(now, lead, zone) }))
  return ends.toSorted((a, b) => Temporal.Instant.compare(b.end, a.end))[0]?.lead
}
