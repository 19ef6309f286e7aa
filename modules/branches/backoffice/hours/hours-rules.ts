import { isMissing, type OpeningHoursConflict } from '../../rules/opening-hours-conflicts.ts'
import {
  MINUTES_PER_DAY,
  minutesOf,
  missingIn,
  type OpeningHourRule,
  spanOf,
  weekdays,
} from '../../rules/opening-hours.ts'

/** The rules in a form's field; none while it holds something else. */
export const rulesOf = (value: unknown): OpeningHourRule[] => (Array.isArray(value) ? (value as OpeningHourRule[]) : [])

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

/** Does the rule's time end on the next day? (docs/rules/time.md: it belongs to the day on which it begins) */
export const endsNextDay = (rule: OpeningHourRule): boolean => (spanOf(rule)?.to ?? 0) > MINUTES_PER_DAY

/** The rule that is being filled in, and which of its fields were left already. */
export interface RuleBeingEdited {
  readonly index: number
  readonly left: ReadonlySet<string>
}

/** What the rule under the hands lacks and may be told: fields that were left. One that is only just being filled in is no mistake. */
export const toldMissing = (rule: OpeningHourRule, left: ReadonlySet<string>): string[] =>
  missingIn(rule).filter((name) => left.has(name))

/** Conflicts that are shown: all but what the rule that is being filled in does not have yet. */
export const toldConflicts = (
  conflicts: readonly OpeningHoursConflict[],
  rules: readonly OpeningHourRule[],
  edited: RuleBeingEdited | undefined,
): OpeningHoursConflict[] =>
  conflicts.filter((conflict) => {
    const [index] = conflict.rules
    const rule = rules[index]
    if (!isMissing(conflict) || index !== edited?.index || !rule) return true
    return toldMissing(rule, edited.left).length > 0
  })

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
