import {
  MINUTES_PER_DAY,
  type MinuteSpan,
  type OpeningHourRule,
  type OpeningHours,
  spanOf,
  minutesOf,
  weekdays,
} from './opening-hours.ts'

/**
 * A conflict that makes opening hours unclear; the editor does not save such hours. One rule: `date_missing`, `date_invalid`, `time_missing`,
 * `time_invalid`. Two rules: `overlap`; `overlap_next_day` (hours after midnight overlap with the hours of the next day); `contradiction`
 * (one rule opens and one closes the same day); `duplicate`.
 */
export type OpeningHoursConflict =
  | {
      code: `opening_hours.${'date_missing' | 'date_invalid' | 'time_missing' | 'time_invalid'}`
      rules: readonly [number]
    }
  | { code: `opening_hours.${'contradiction' | 'duplicate'}`; rules: readonly [number, number] }
  | {
      code: `opening_hours.${'overlap' | 'overlap_next_day'}`
      rules: readonly [number, number]
      /**
       * The hours that guests would see from both rules together, HH:mm: 'Gäste sähen 10:00 bis 21:00'. If the two rules are merged, the new rule has
       * these hours.
       */
      merged: { from: string; to: string }
      overlapMinutes: number
    }

const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Finds all conflicts: first the conflicts of single rules, then the conflicts of two rules. `rules` in a conflict are indexes into the list.
 * Empty: the hours can be saved.
 */
export function conflictsOf(rules: OpeningHours): OpeningHoursConflict[] {
  const single = rules.flatMap((rule, index) => {
    const code = illFormed(rule)
    return code ? [{ code, rules: [index] as const }] : []
  })
  const broken = new Set(single.map((conflict) => conflict.rules[0]))
  const pairs = rules.flatMap((first, a) =>
    rules.flatMap((second, b): OpeningHoursConflict[] => {
      if (broken.has(a) || broken.has(b)) return []
      const sameDay = a < b && dayOf(first) === dayOf(second) ? conflictOnSameDay(first, second, a, b) : undefined
      const nextDay = isDayAfter(first, second) ? conflictWithNextDay(first, second, a, b) : undefined
      return [sameDay, nextDay].filter((conflict) => conflict !== undefined)
    }),
  )
  return [...single, ...pairs]
}

/** Whether a conflict is only a missing value. All other conflicts come from typed values. */
export const isMissing = ({ code }: OpeningHoursConflict): boolean =>
  code === 'opening_hours.date_missing' || code === 'opening_hours.time_missing'

function illFormed(rule: OpeningHourRule) {
  if (rule.type === 'once' && !rule.date) return 'opening_hours.date_missing' as const
  if (rule.type === 'once' && !isDate(rule.date ?? '')) return 'opening_hours.date_invalid' as const
  if (rule.isClosed) return undefined
  if (!rule.from || !rule.to) return 'opening_hours.time_missing' as const
  if (minutesOf(rule.from) === undefined || !spanOf(rule)) return 'opening_hours.time_invalid' as const
  return undefined
}

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

const dayOf = (rule: OpeningHourRule): string => (rule.type === 'once' ? `once ${rule.date}` : rule.type)

function isDayAfter(first: OpeningHourRule, second: OpeningHourRule): boolean {
  if (first.type === 'daily') return second.type === 'daily'
  if (first.type === 'once') {
    return (
      second.type === 'once' &&
      Temporal.PlainDate.from(first.date ?? '')
        .add({ days: 1 })
        .toString() === second.date
    )
  }
  return second.type === weekdays[(weekdays.indexOf(first.type) + 1) % weekdays.length]
}

function conflictOnSameDay(
  first: OpeningHourRule,
  second: OpeningHourRule,
  a: number,
  b: number,
): OpeningHoursConflict | undefined {
  const [one, two] = [spanOf(first), spanOf(second)]
  if (!one && !two) return { code: 'opening_hours.duplicate', rules: [a, b] }
  if (!one || !two) return { code: 'opening_hours.contradiction', rules: [a, b] }
  if (one.from === two.from && one.to === two.to) return { code: 'opening_hours.duplicate', rules: [a, b] }
  return overlap(one, two, 'opening_hours.overlap', a, b)
}

function conflictWithNextDay(
  first: OpeningHourRule,
  second: OpeningHourRule,
  a: number,
  b: number,
): OpeningHoursConflict | undefined {
  const [one, two] = [spanOf(first), spanOf(second)]
  if (!one || !two) return undefined
  const shifted = { from: two.from + MINUTES_PER_DAY, to: two.to + MINUTES_PER_DAY }
  return overlap(one, shifted, 'opening_hours.overlap_next_day', a, b)
}

function overlap(
  one: MinuteSpan,
  two: MinuteSpan,
  code: 'opening_hours.overlap' | 'opening_hours.overlap_next_day',
  a: number,
  b: number,
) {
  const overlapMinutes = Math.min(one.to, two.to) - Math.max(one.from, two.from)
  if (overlapMinutes <= 0) return undefined
  const merged = { from: timeOf(Math.min(one.from, two.from)), to: timeOf(Math.max(one.to, two.to)) }
  return { code, rules: [a, b] as const, merged, overlapMinutes }
}

/** Converts minutes after midnight to HH:mm. The end of the first day is 24:00; later minutes are times of the next day. */
function timeOf(minutes: number): string {
  const within = minutes === MINUTES_PER_DAY ? minutes : minutes % MINUTES_PER_DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
