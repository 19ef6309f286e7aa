import type { Zone } from '#kernel/time.ts'
import { type Block, MINUTE, type Span } from './blocks.ts'
import { type RulePack } from './packs.ts'

/**
 * Minutes that are paid with a surcharge: work at night, on Sundays and on public holidays. A block of work over midnight is divided at
 * local midnight (docs/rules/time-tracking.md, Surcharges).
 */
interface Surcharges {
  night: number
  sunday: number
  holiday: number
}

/** Adds up the minutes with surcharges of all blocks of work. Each sum is rounded once, half up. `holidays`: dates of public holidays. */
export function surchargesOf(
  blocks: readonly Block[],
  zone: Zone,
  { night }: Pick<RulePack, 'night'>,
  holidays: ReadonlySet<string>,
): Surcharges {
  const total = { night: 0, sunday: 0, holiday: 0 }
  for (const part of blocks.flatMap(workOf)) {
    let day = Temporal.Instant.fromEpochMilliseconds(part.from).toZonedDateTimeISO(zone).startOfDay()
    while (day.epochMilliseconds < part.to) {
      const next = day.add({ days: 1 }).startOfDay()
      const inside = cut(part, { from: day.epochMilliseconds, to: next.epochMilliseconds })
      if (day.dayOfWeek === 7) total.sunday += inside
      if (holidays.has(day.toPlainDate().toString())) total.holiday += inside
      const at = (hour: number): number =>
        day.toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds
      total.night += cut(part, { from: day.epochMilliseconds, to: at(night.to) })
      total.night += cut(part, { from: at(night.from), to: next.epochMilliseconds })
      day = next
    }
  }
  const minutes = (value: number): number => Math.floor(value / MINUTE + 0.5)
  return { night: minutes(total.night), sunday: minutes(total.sunday), holiday: minutes(total.holiday) }
}

const cut = (one: Span, other: Span): number => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

function workOf(block: Block): Span[] {
  const found: Span[] = []
  let from = block.from
  for (const pause of block.pauses.toSorted((one, other) => one.from - other.from)) {
    found.push({ from, to: pause.from })
    from = pause.to
  }
  return [...found, { from, to: block.to }]
}
