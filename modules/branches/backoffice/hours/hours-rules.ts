import { MINUTES_PER_DAY, minutesOf, type OpeningHourRule, spanOf, weekdays } from '../../rules/opening-hours.ts'

export type HoursGroup = 'once' | 'weekly' | 'daily'

export const groupOf = (rule: OpeningHourRule): HoursGroup =>
  rule.type === 'once' ? 'once' : rule.type === 'daily' ? 'daily' : 'weekly'

/** Rules as the editor lists them: what goes first stands first; each with its index in the stored list. */
export function groupedRules(
  rules: readonly OpeningHourRule[],
): { group: HoursGroup; rules: { rule: OpeningHourRule; index: number }[] }[] {
  const rank = (rule: OpeningHourRule): string =>
    rule.type === 'once' ? (rule.date ?? '9999') : `${rule.type === 'daily' ? 0 : weekdays.indexOf(rule.type)}`
  const all = rules.map((rule, index) => ({ rule, index }))
  return (['once', 'weekly', 'daily'] as const).flatMap((group) => {
    const found = all
      .filter(({ rule }) => groupOf(rule) === group)
      .toSorted(
        (a, b) =>
          rank(a.rule).localeCompare(rank(b.rule)) || (minutesOf(a.rule.from) ?? 0) - (minutesOf(b.rule.from) ?? 0),
      )
    return found.length > 0 ? [{ group, rules: found }] : []
  })
}

/** Does the rule's time end on the next day? (decisions, Time: it belongs to the day on which it begins) */
export const endsNextDay = (rule: OpeningHourRule): boolean => (spanOf(rule)?.to ?? 0) > MINUTES_PER_DAY

/** A rule with only the fields that its kind has, so that nothing stale is stored. */
export function tidyRule(rule: OpeningHourRule): OpeningHourRule {
  return {
    type: rule.type,
    ...(rule.type === 'once' && rule.date ? { date: rule.date } : {}),
    isClosed: rule.isClosed === true,
    ...(rule.isClosed ? {} : { ...(rule.from ? { from: rule.from } : {}), ...(rule.to ? { to: rule.to } : {}) }),
  }
}

/** HH:mm as people type it: '9' → '09:00', '930' → '09:30', '24' → '24:00'; undefined for what is no time. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const time = `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}`
  return minutesOf(time) === undefined ? undefined : time
}
