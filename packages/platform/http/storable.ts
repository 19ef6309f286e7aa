import type { Failure } from '#kernel/result.ts'

/** Maximum depth of nested lists and objects. Our forms have far fewer levels. */
const deepest = 40

/**
 * Finds texts that the database cannot store (with a null character, or with half of a surrogate pair), and values with too many nested
 * levels (`deepest`). Each of them is reported as `field.format` for its field, like any other mistake of a caller.
 */
export function unstorable(value: unknown): Failure[] {
  const failures: Failure[] = []
  // One array is used for the paths of all fields. Every call is checked, and an array per field caused 20 % of the garbage (memory to be
  // freed) when an order was placed.
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
