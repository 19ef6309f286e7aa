import type { Zone } from '#kernel/time.ts'

export const leadTimeTypes = ['minutes', 'hours', 'days', 'weeks'] as const

/** How long before an appointment the order must arrive (specification §3, Product). */
export interface LeadTime {
  readonly type: (typeof leadTimeTypes)[number]
  readonly value: number
}

/** Now plus the lead time: days and weeks keep the wall time, minutes and hours are durations (docs/rules/time.md, Slots). Not rounded. */
export function afterLeadTime(now: Temporal.Instant, lead: LeadTime | undefined, zone: Zone): Temporal.Instant {
  if (!lead || lead.value <= 0) return now
  if (lead.type === 'minutes' || lead.type === 'hours') return now.add({ [lead.type]: lead.value })
  return now
    .toZonedDateTimeISO(zone)
    .add({ [lead.type]: lead.value })
    .toInstant()
}

/** The lead time that ends last of several; undefined for none. */
export function longestLeadTime(leads: readonly LeadTime[], now: Temporal.Instant, zone: Zone): LeadTime | undefined {
  const ends = leads.map((lead) => ({ lead, end: afterLeadTime(now, lead, zone) }))
  return ends.toSorted((a, b) => Temporal.Instant.compare(b.end, a.end))[0]?.lead
}
