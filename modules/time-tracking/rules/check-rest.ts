import { type Zone } from '#kernel/time.ts'
import { HOUR, lengthOf, type Span, stretches, sum, type WorkDay } from './blocks.ts'
import { atLeast, atMost, type Breach } from './breach.ts'
import type { RulePack, Sector } from './packs.ts'

const DAY = 24 * HOUR

/**
 * Finds rest periods between work days that are too short. Some sectors (industries) may shorten a rest period, if there is a longer rest
 * period within some days before or after it. Each longer rest period balances only one short one. The limits are in `pack`, the labour
 * rules of a country.
 */
export function restBreaches(days: readonly WorkDay[], pack: RulePack, sector: Sector): Breach[] {
  const rests = days.slice(1).map((day, index) => ({ from: days[index]?.to ?? day.from, to: day.from, date: day.date }))
  const shorter = pack.shorterRest?.sectors.includes(sector) ? pack.shorterRest : undefined
  const free = shorter ? rests.filter((rest) => lengthOf(rest) >= shorter.balanced) : []
  return rests.flatMap((rest): Breach[] => {
    const length = lengthOf(rest)
    if (length >= pack.dailyRest) return []
    if (shorter && length >= shorter.rest) {
      const mate = free.findIndex((one) => Math.abs(one.from - rest.from) <= shorter.days * DAY)
      if (mate >= 0) {
        free.splice(mate, 1)
        return []
      }
    }
    return [{ code: 'dailyRest', severity: 'error', ...rest, found: atMost(length), required: atLeast(pack.dailyRest) }]
  })
}

/**
 * Checks three limits for whole ISO weeks: the longest working time in a week, the mean working time over several weeks, and the long
 * weekly rest.
 */
export function weekBreaches(days: readonly WorkDay[], pack: RulePack, zone: Zone): Breach[] {
  const weeks = new Map<string, { days: WorkDay[]; worked: number }>()
  for (const day of days) {
    const monday = mondayOf(day.date)
    const week = weeks.get(monday) ?? { days: [], worked: 0 }
    week.days.push(day)
    week.worked += sum(stretches(day, pack.leastBreak).work.map(lengthOf))
    weeks.set(monday, week)
  }
  return [...weeks].flatMap(([monday, week]) => {
    const span = weekSpan(monday, zone)
    const date = week.days.at(-1)?.date ?? monday
    const found: Breach[] = []
    const over = (code: 'week' | 'mean', worked: number, most: number, severity: 'error' | 'warning' = 'error') => {
      if (worked > most) found.push({ code, severity, date, ...span, found: atLeast(worked), required: atMost(most) })
    }
    if (pack.week !== undefined) over('week', week.worked, pack.week)
    const { weeks: count, perWeek } = pack.mean
    const first = Temporal.PlainDate.from(monday)
      .subtract({ weeks: count - 1 })
      .toString()
    const total = sum([...weeks].filter(([one]) => one >= first && one <= monday).map(([, { worked }]) => worked))
    over('mean', total, perWeek * count)
    if (pack.weeklyRest !== undefined) {
      const longest = longestRest(days, span, pack.weeklyRest)
      if (longest < pack.weeklyRest)
        found.push({
          code: 'weeklyRest',
          severity: 'error',
          date,
          ...span,
          found: atMost(longest),
          required: atLeast(pack.weeklyRest),
        })
    }
    return found
  })
}

const mondayOf = (date: string): string => {
  const day = Temporal.PlainDate.from(date)
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

function weekSpan(monday: string, zone: Zone): Span {
  const from = Temporal.PlainDate.from(monday)
  const at = (date: Temporal.PlainDate): number => date.toZonedDateTime(zone).epochMilliseconds
  return { from: at(from), to: at(from.add({ weeks: 1 })) }
}

/**
 * The longest rest period that counts for a week. If it begins in the week, all of it counts. If it began earlier, only its part within the
 * week counts.
 */
function longestRest(days: readonly WorkDay[], week: Span, needed: number): number {
  let longest = 0
  for (let index = 0; index <= days.length; index++) {
    const rest = { from: days[index - 1]?.to ?? -Infinity, to: days[index]?.from ?? Infinity }
    if (rest.from >= week.from && rest.from < week.to) longest = Math.max(longest, lengthOf(rest))
    const inside = Math.min(rest.to, week.to) - Math.max(rest.from, week.from)
    if (inside >= needed) longest = Math.max(longest, inside)
    else if (inside > 0 && rest.from < week.from) longest = Math.max(longest, inside)
  }
  return longest
}
