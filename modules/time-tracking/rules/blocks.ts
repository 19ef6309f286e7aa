import type { Zone } from '#kernel/time.ts'

/**
 * A span of time in epoch milliseconds; `to` is later than `from`. Durations are computed from these values and not from local times, so a
 * clock change does not alter them (docs/rules/time-tracking.md, Durations).
 */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * A time of work from `from` to `to`. Its unpaid pauses lie inside it and do not overlap. If the person is still working, `to` is the
 * current time.
 */
export interface Block extends Span {
  readonly pauses: readonly Span[]
}

/** All blocks that belong to one work day. */
export interface WorkDay extends Span {
  /** The date of the work day, 'YYYY-MM-DD'. */
  readonly date: string
  readonly blocks: readonly Block[]
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Milliseconds. A block that starts sooner than this after the end of the previous block belongs to the same work day. */
const INHERITS = 4 * HOUR

export const lengthOf = ({ from, to }: Span): number => to - from
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The milliseconds of a block without its pauses. */
export const netOf = (block: Block): number => lengthOf(block) - sum(block.pauses.map(lengthOf))

/** The minutes of all blocks of a day without pauses. Only the sum is rounded, half up (docs/rules/time-tracking.md, Durations). */
export const dayMinutes = (blocks: readonly Block[]): number => Math.floor(sum(blocks.map(netOf)) / MINUTE + 0.5)

/** The date in the time zone at an instant in epoch milliseconds. */
export const dateOf = (at: number, zone: Zone): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString()

/**
 * Groups blocks by work day. A work day has the date on which its first block starts. In two cases a block belongs to the work day of the
 * previous block: it starts on the same date; or it starts less than 4 hours after the previous block has ended, and less than 24 hours
 * after the work day began (docs/rules/time-tracking.md, Work days).
 */
export function workDays(blocks: readonly Block[], zone: Zone): WorkDay[] {
  const days: { date: string; from: number; to: number; blocks: Block[] }[] = []
  for (const block of blocks.toSorted((one, other) => one.from - other.from)) {
    const last = days.at(-1)
    const date = dateOf(block.from, zone)
    const isInherited = last && block.from - last.to < INHERITS && block.from - last.from < DAY
    if (last && (isInherited || last.date === date)) {
      last.blocks.push(block)
      last.to = Math.max(last.to, block.to)
    } else days.push({ date, from: block.from, to: block.to, blocks: [block] })
  }
  return days
}

/** The minutes without pauses for each work day. */
export const minutesByDay = (blocks: readonly Block[], zone: Zone): Map<string, number> =>
  new Map(workDays(blocks, zone).map((day) => [day.date, dayMinutes(day.blocks)]))

/**
 * Divides a work day into the times of work and the breaks between them. A pause or gap that is shorter than `least` counts as work. A
 * pause at the beginning or end of the day is left out, because it counts neither as work nor as a break.
 */
export function stretches(day: WorkDay, least: number): { work: Span[]; breaks: Span[] } {
  const rests: Span[] = day.blocks.flatMap((block) => [...block.pauses])
  for (const [index, block] of day.blocks.entries()) {
    const next = day.blocks[index + 1]
    if (next && next.from > block.to) rests.push({ from: block.to, to: next.from })
  }
  const long = joined(rests).filter((rest) => lengthOf(rest) >= least)
  const begin = long.find((rest) => rest.from <= day.from)?.to ?? day.from
  const end = long.find((rest) => rest.to >= day.to)?.from ?? day.to
  if (begin >= end) return { work: [], breaks: [] }
  const breaks = long.filter((rest) => rest.from > begin && rest.to < end)
  const work: Span[] = []
  let from = begin
  for (const rest of breaks) {
    work.push({ from, to: rest.from })
    from = rest.to
  }
  work.push({ from, to: end })
  return { work, breaks }
}

/** Joins spans that touch or overlap. For example, a pause at the end of a block and the gap after this block become one break. */
function joined(spans: readonly Span[]): Span[] {
  const found: { from: number; to: number }[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else found.push({ ...span })
  }
  return found
}

/**
 * Makes a block from a planned shift, so that the rules can check the plan. The whole break of the shift becomes one pause in the middle
 * (docs/rules/time-tracking.md, Planned pauses).
 */
export function plannedBlock(shift: Span & { readonly pauseMinutes: number }): Block {
  const pause = Math.min(shift.pauseMinutes * MINUTE, lengthOf(shift))
  const from = shift.from + Math.floor((lengthOf(shift) - pause) / 2 / MINUTE) * MINUTE
  return { from: shift.from, to: shift.to, pauses: pause > 0 ? [{ from, to: from + pause }] : [] }
}
