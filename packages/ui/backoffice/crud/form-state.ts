import type { Values } from './record.ts'

/** Compares two values by content. A missing field equals an undefined field. The order of keys does not matter; the order of rows does. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, index) => sameValue(one, b[index]))
    )
  }
  const [one, two] = [a as Values, b as Values]
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].every((key) => sameValue(one[key], two[key]))
}

/** Names of the fields that differ, in the order of `names`. */
export const changedFields = (before: Values, after: Values, names: readonly string[]): string[] =>
  names.filter((name) => !sameValue(before[name], after[name]))

/** The changed fields with their new values, for a partial PUT. */
export const changesOf = (before: Values, after: Values, names: readonly string[]): Values =>
  Object.fromEntries(changedFields(before, after, names).map((name) => [name, after[name]]))

/**
 * A field that this user (`mine`) and somebody else (`theirs`) have changed to different values. `before` is the value that the field had
 * before both changes.
 */
export interface Clash {
  readonly field: string
  readonly before: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/**
 * Combines the changes of this user (`mine`) with the stored record (`theirs`) after an edit conflict (409). `draft` is the stored record
 * with the fields that this user changed. `clashes` are the fields that both users changed; for each of them, this user must choose a value.
 * In `draft` these fields have this user's value.
 */
export function rebase(
  before: Values,
  mine: Values,
  theirs: Values,
  names: readonly string[],
): { draft: Values; clashes: readonly Clash[] } {
  const changed = changedFields(before, mine, names)
  const draft = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
  const clashes = changed
    .filter((name) => !sameValue(before[name], theirs[name]) && !sameValue(mine[name], theirs[name]))
    .map((field) => ({ field, before: before[field], mine: mine[field], theirs: theirs[field] }))
  return { draft, clashes }
}
