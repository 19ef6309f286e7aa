import type { OpeningHoursConflict } from '../../rules/opening-hours-conflicts.ts'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'

/** A way to repair a conflict between rules, offered as a button (docs/rules/back-office.md, Lists and forms). */
export type Repair =
  | { kind: 'merge'; from: string; to: string }
  | { kind: 'shorten'; to: string }
  | { kind: 'removeSecond' | 'removeClosed' | 'removeOpen' }
  | { kind: 'fillIn'; index: number }

/** The ways to repair a conflict. */
export function repairsOf(conflict: OpeningHoursConflict, rules: readonly OpeningHourRule[]): Repair[] {
  const [first = 0, second = 0] = conflict.rules
  switch (conflict.code) {
    case 'opening_hours.overlap':
      return [{ kind: 'merge', from: conflict.merged.from, to: conflict.merged.to }, { kind: 'removeSecond' }]
    case 'opening_hours.overlap_next_day': {
      // The two rules are for different days, so they cannot be merged. Instead, the first rule can end when the second rule begins.
      const start = rules[second]?.from
      return [
        ...(start && start !== rules[first]?.from ? [{ kind: 'shorten' as const, to: start }] : []),
        ...(first === second ? [] : [{ kind: 'removeSecond' as const }]),
      ]
    }
    case 'opening_hours.contradiction':
      return [{ kind: 'removeClosed' }, { kind: 'removeOpen' }]
    case 'opening_hours.duplicate':
      return [{ kind: 'removeSecond' }]
    default:
      return [{ kind: 'fillIn', index: first }]
  }
}

/** Returns the rules after a repair. `fillIn` changes nothing, because the user must type the missing values. */
export function repaired(
  rules: readonly OpeningHourRule[],
  conflict: OpeningHoursConflict,
  repair: Repair,
): OpeningHourRule[] {
  const [first = 0, second = 0] = conflict.rules
  const without = (index: number) => rules.filter((_, at) => at !== index)
  const closedFirst = rules[first]?.isClosed === true
  switch (repair.kind) {
    case 'merge':
      return rules.flatMap((rule, at) =>
        at === second ? [] : [at === first ? { ...rule, from: repair.from, to: repair.to } : rule],
      )
    case 'shorten':
      return rules.map((rule, at) => (at === first ? { ...rule, to: repair.to } : rule))
    case 'removeSecond':
      return without(second)
    case 'removeClosed':
      return without(closedFirst ? first : second)
    case 'removeOpen':
      return without(closedFirst ? second : first)
    default:
      return [...rules]
  }
}
