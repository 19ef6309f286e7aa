import type { Zone } from '#kernel/time.ts'
import { type Block, lengthOf, MINUTE, type Span, stretches, sum, type WorkDay, workDays } from './blocks.ts'
import { type PackId, packOf, type RulePack, type Sector } from './packs.ts'
import { atLeast, atMost, type Breach } from './breach.ts'
import { restBreaches, weekBreaches } from './check-rest.ts'

interface Checked {
  readonly pack: PackId
  readonly zone: Zone
  readonly sector?: Sector
}

/**
 * Checks the blocks of work of one person against the labour rules of a country ('rule pack'). The roster, its publication and the time
 * clock use this function, so they report the same violations (docs/rules/time-tracking.md, Rule packs).
 */
export function check(blocks: readonly Block[], { pack: id, zone, sector = 'general' }: Checked): Breach[] {
  const days = workDays(blocks, zone)
  const pack = packOf(id)
  const [first, last] = [days[0], days.at(-1)]
  if (!pack) {
    if (!first || !last) return []
    return days.map(({ date, from, to }) => ({
      code: 'notChecked',
      severity: 'info',
      date,
      from,
      to,
      found: 0,
      required: 0,
    }))
  }
  return [
    ...days.flatMap((day) => dayBreaches(day, pack)),
    ...restBreaches(days, pack, sector),
    ...weekBreaches(days, pack, zone),
  ].toSorted((one, other) => one.from - other.from)
}

function dayBreaches(day: WorkDay, pack: RulePack): Breach[] {
  const { work, breaks } = stretches(day, pack.leastBreak)
  const worked = sum(work.map(lengthOf))
  const rested = sum(breaks.map(lengthOf))
  const { date, from, to } = day
  const found: Breach[] = []
  const needed = pack.breaks.findLast(({ over }) => worked > over)?.needed ?? 0
  if (rested < needed)
    found.push({ code: 'break', severity: 'error', date, from, to, found: atMost(rested), required: atLeast(needed) })
  else if (needed > 0 && pack.splits && !isSplitAllowed(breaks, pack.splits))
    found.push({
      code: 'breakSplit',
      severity: 'warning',
      date,
      from,
      to,
      found: atMost(rested),
      required: atLeast(needed),
    })
  const longest = work.reduce((most, one) => (lengthOf(one) > lengthOf(most) ? one : most), { from, to: from })
  if (pack.stretch !== undefined && lengthOf(longest) > pack.stretch && rested >= needed)
    found.push({
      code: 'stretch',
      severity: 'error',
      date,
      ...longest,
      found: atLeast(lengthOf(longest)),
      required: atMost(pack.stretch),
    })
  if (worked > pack.day)
    found.push({ code: 'day', severity: 'error', date, from, to, found: atLeast(worked), required: atMost(pack.day) })
  return found
}

const isSplitAllowed = (breaks: readonly Span[], splits: NonNullable<RulePack['splits']>): boolean =>
  splits.some(({ parts, each }) => breaks.filter((one) => lengthOf(one) >= each).length >= parts)

/**
 * The next legal limit for a running block of work. `break`: a break is required. `day`: the longest working time of a day is reached.
 * `at`: when the limit is reached; it may already be in the past. Undefined: no labour rules apply, or there are no blocks.
 */
export function nextThreshold(
  blocks: readonly Block[],
  { pack: id, zone }: Checked,
): { code: 'break' | 'day'; at: number; minutes: number; afterMinutes: number } | undefined {
  const pack = packOf(id)
  const day = workDays(blocks, zone).at(-1)
  if (!pack || !day) return undefined
  const { work, breaks } = stretches(day, pack.leastBreak)
  const [worked, rested] = [sum(work.map(lengthOf)), sum(breaks.map(lengthOf))]
  const due = pack.breaks.find(({ needed }) => rested < needed)
  if (due)
    return {
      code: 'break',
      at: day.to + due.over - worked,
      minutes: atLeast(due.needed),
      afterMinutes: due.over / MINUTE,
    }
  return { code: 'day', at: day.to + pack.day - worked, minutes: atMost(pack.day), afterMinutes: pack.day / MINUTE }
}
