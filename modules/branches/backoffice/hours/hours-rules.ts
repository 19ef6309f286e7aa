import type { Values } from '#ui/backoffice/crud/record.ts'
import { isMissing, type OpeningHoursConflict } from '../../rules/opening-hours-conflicts.ts'
import type { BranchHours } from '../../rules/branch-opening.ts'
import {
  MINUTES_PER_DAY,
  minutesOf,
  missingIn,
  type OpeningHourRule,
  spanOf,
  weekdays,
} from '../../rules/opening-hours.ts'

/** The rules in the value of a form field. Empty if the value is not a list. */
export const rulesOf = (value: unknown): OpeningHourRule[] => (Array.isArray(value) ? (value as OpeningHourRule[]) : [])

type HoursGroup = 'once' | 'weekly' | 'daily'

const groupOf = (rule: OpeningHourRule): HoursGroup =>
  rule.type === 'once' ? 'once' : rule.type === 'daily' ? 'daily' : 'weekly'

/**
 * Groups the rules for the list in the editor: rules for single dates, for weekdays, for every day. If a rule of an earlier group applies to
 * a date, the rules of later groups do not. `index` is the position in the stored list.
 */
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

/** The hours of the branch in the values of its form. */
export const hoursOf = (values: Values): BranchHours => ({
  openingHours: rulesOf(values['openingHours']),
  deliveryHours: rulesOf(values['deliveryHours']),
  isDeliveryHoursEnabled: values['isDeliveryHoursEnabled'] === true,
})

/** Whether the hours of a rule end on the next day, after midnight (docs/rules/time.md, Opening hours). */
export const endsNextDay = (rule: OpeningHourRule): boolean => (spanOf(rule)?.to ?? 0) > MINUTES_PER_DAY

/** The rule that the user is typing, and the fields of this rule that the user has already left. */
export interface RuleBeingEdited {
  readonly index: number
  readonly left: ReadonlySet<string>
}

/** Names of the missing values of a rule that are reported: only values of fields that the user has already left. */
export const toldMissing = (rule: OpeningHourRule, left: ReadonlySet<string>): string[] =>
  missingIn(rule).filter((name) => left.has(name))

/** The conflicts that are shown. A missing value of the rule that the user is typing is shown only after the user has left its field. */
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

/** Removes from a rule the fields that its type does not have, so that no outdated value is saved. */
export function tidyRule(rule: OpeningHourRule): OpeningHourRule {
  return {
    type: rule.type,
    ...(rule.type === 'once' && rule.date ? { date: rule.date } : {}),
    isClosed: rule.isClosed === true,
    ...(rule.isClosed ? {} : { ...(rule.from ? { from: rule.from } : {}), ...(rule.to ? { to: rule.to } : {}) }),
  }
}

/** Completes a typed time to HH:mm: '9' → '09:00', '930' → '09:30', '24' → '24:00'. Undefined if the text is not a time. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const time = `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}`
  return minutesOf(time) === undefined ? undefined : time
}
