import type { Failure } from '#kernel/result.ts'

/** The most levels of nested lists and objects. Our forms use far fewer. */
const deepest = 40

/**
 * Finds texts that the database cannot store (with a null character, or with half of a surrogate pair), and values with too many nested
 * levels (`deepest`). Each is reported as `field.format` of its field, like any other mistake of a caller.
 */
export function unstorable(value: unknown): Failure[] {
  const failures: Failure[] = []
  // One array is used for all fields. Every call is checked, and a copy per field caused a fifth of the garbage that placing an order
  // creates.
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
