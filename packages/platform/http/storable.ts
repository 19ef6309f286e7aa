import type { Failure } from '#kernel/result.ts'

/** Levels of lists and objects within each other; no form of ours comes near. */
const deepest = 40

/**
 * Texts that no database can keep: with a null character, or half of a surrogate pair; and what is nested so deep that writing it as JSON
 * would break. Each is `field.format` at its field, so that a caller learns of it as of any other mistake.
 */
export function unstorable(value: unknown): Failure[] {
  const failures: Failure[] = []
  // One list for the whole walk: every call is walked, and a copy for each field was a fifth of what an order left to collect.
  const path: string[] = []
  const walk = (inner: unknown): void => {
    if (typeof inner === 'string') {
      if (!isStorable(inner)) failures.push(failureAt(path))
    } else if (typeof inner === 'object' && inner !== null) {
      if (path.length > deepest) failures.push(failureAt(path.slice(0, 1)))
      else walkInto(inner as Readonly<Record<string, unknown>>)
    }
  }
  const walkInto = (object: Readonly<Record<string, unknown>>): void => {
    for (const key of Object.keys(object)) {
      if (!isStorable(key)) failures.push(failureAt(path))
      path.push(key)
      walk(object[key])
      path.pop()
    }
  }
  walk(value)
  return failures
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const failureAt = (path: readonly string[]): Failure => ({
  code: 'field.format',
  ...(path.length > 0 ? { field: path.join('.') } : {}),
})
