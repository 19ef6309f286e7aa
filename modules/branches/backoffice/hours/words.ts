import type { Locale } from '#contract/locale.ts'
import { hoursTexts } from '../../words/hours.ts'
import { formatShortDay } from '#ui/backoffice/format.ts'
import type { OpeningHoursConflict } from '../../rules/opening-hours-conflicts.ts'
import { MINUTES_PER_DAY, type OpeningHourRule, spanOf } from '../../rules/opening-hours.ts'

/** A date as an instant: its noon in UTC. Noon is far from midnight, so no rounding can change the date. */
const noonOf = (date: Temporal.PlainDate): number => Date.UTC(date.year, date.month - 1, date.day, 12)

/** A date in short form: 'So, 5.4.' */
const shortDay = (date: Temporal.PlainDate, locale: Locale): string => formatShortDay(noonOf(date), 'UTC', locale)

/** The title of a week: its first and last day, '30. März – 5. April 2026'. */
export function weekTitle(monday: Temporal.PlainDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return format.formatRange(noonOf(monday), noonOf(monday.add({ days: 6 })))
}

/**
 * The name of a rule: the date or the day to which it applies ('So, 5.4.', 'Montag'). For a rule `once` without a date: the name of this
 * type.
 */
export function ruleName(rule: OpeningHourRule, locale: Locale): string {
  const t = hoursTexts(locale)
  if (rule.type !== 'once') return t.types[rule.type]
  const date = rule.date ? dateOf(rule.date) : undefined
  return date ? shortDay(date, locale) : t.types.once
}

/** The times of a rule as a text: '11:00 – 01:00', or 'geschlossen'. */
export function ruleHours(rule: OpeningHourRule, locale: Locale): string {
  const t = hoursTexts(locale)
  if (rule.isClosed) return t.closed
  const span = spanOf(rule)
  if (!span) return t.missing
  return span.from === 0 && span.to === MINUTES_PER_DAY ? t.allDay : `${rule.from} – ${rule.to}`
}

function dateOf(text: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return undefined
  }
}

/** The text that describes a conflict. It contains the names of its rules. */
export function conflictText(
  conflict: OpeningHoursConflict,
  rules: readonly OpeningHourRule[],
  locale: Locale,
): string {
  const t = hoursTexts(locale)
  const [first, second] = conflict.rules.map((index) => rules[index])
  const name = first ? ruleName(first, locale) : ''
  switch (conflict.code) {
    case 'opening_hours.overlap':
      return t.overlap(`${name} ${first ? ruleHours(first, locale) : ''}, ${second ? ruleHours(second, locale) : ''}`)
    case 'opening_hours.overlap_next_day':
      return t.overlapNextDay(`${name} ${first ? ruleHours(first, locale) : ''}`)
    case 'opening_hours.contradiction':
      return t.contradiction(name)
    case 'opening_hours.duplicate':
      return t.duplicate(`${name} ${first ? ruleHours(first, locale) : ''}`)
    case 'opening_hours.time_missing':
      return t.timeMissing(name)
    case 'opening_hours.time_invalid':
      return t.timeInvalid(name)
    case 'opening_hours.date_missing':
      return t.dateMissing
    default:
      return t.dateInvalid
  }
}
