import type { Failure } from '#kernel/result.ts'

/** Levels of lists and objects within each other; no form of ours comes near. */
const deepest = 40

/**
 * Texts that no database can keep: with a null character, or half of a surrogate pair; and what is nested so deep that writing it as JSON
 * would break. Each is `field.format` at its field, so that a caller learns of it as of any other mistake.
 */
export function unstorable(value: unknown, path: readonly string[] = []): Failure[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [failureAt(path)]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > deepest) return [failureAt(path.slice(0, 1))]
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isStorable(key) ? [] : [failureAt(path)]),
    ...unstorable(inner, [...path, key]),
  ])
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const failureAt = (path: readonly string[]): Failure => ({
  code: 'field.format',
  ...(path.length > 0 ? { field: path.join('.') } : {}),
})
