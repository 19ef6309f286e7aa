import type { Zone } from '#kernel/time.ts'

/**
 * Milliseconds since 1970, `to` after `from`. Durations are differences of these values, never of local times
 * (docs/rules/time-tracking.md, Durations).
 */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Worked time from `from` to `to`, with unpaid pauses inside it that do not overlap. A block that is still running ends now. */
export interface Block extends Span {
  readonly pauses: readonly Span[]
}

/** The blocks that count for one local date. */
export interface WorkDay extends Span {
  /** 'YYYY-MM-DD'. */
  readonly date: string
  readonly blocks: readonly Block[]
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** If work starts within this many milliseconds after the last end, it belongs to the same work day. */
const INHERITS = 4 * HOUR

export const lengthOf = ({ from, to }: Span): number => to - from
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Milliseconds worked: the span minus all pauses. */
export const netOf = (block: Block): number => lengthOf(block) - sum(block.pauses.map(lengthOf))

/** Whole minutes worked on one day, rounded half up once (docs/rules/time-tracking.md, Durations). */
export const dayMinutes = (blocks: readonly Block[]): number => Math.floor(sum(blocks.map(netOf)) / MINUTE + 0.5)

/** The local date in the zone at an instant in milliseconds. */
export const dateOf = (at: number, zone: Zone): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString()

/**
 * Groups blocks by work day: the local date of the start. A start less than 4 h after the previous end belongs to the day of that end, unless
 * that day began 24 h ago or earlier (docs/rules/time-tracking.md, Work days).
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

/** Minutes worked by work day. */
export const minutesByDay = (blocks: readonly Block[], zone: Zone): Map<string, number> =>
  new Map(workDays(blocks, zone).map((day) => [day.date, dayMinutes(day.blocks)]))

/**
 * The periods that the rules check: stretches of work and the breaks between them. Pauses and gaps shorter than `least` count as work. A pause at
 * the beginning or end of a day is neither a break nor work.
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

/** Joins spans that touch. A pause that lasts until the end of a block and the gap after this block are one break. */
function joined(spans: readonly Span[]): Span[] {
  const found: { from: number; to: number }[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else found.push({ ...span })
  }
  return found
}

/** A planned shift as a block. Its pause is a single pause in the middle (docs/rules/time-tracking.md, Planned pauses). */
export function plannedBlock(shift: Span & { readonly pauseMinutes: number }): Block {
  const pause = Math.min(shift.pauseMinutes * MINUTE, lengthOf(shift))
  const from = shift.from + Math.floor((lengthOf(shift) - pause) / 2 / MINUTE) * MINUTE
  return { from: shift.from, to: shift.to, pauses: pause > 0 ? [{ from, to: from + pause }] : [] }
}
