import type * as z from 'zod'
import type { ErrorCode, Failure } from '#kernel/result.ts'

/** Turns the issues of zod into failures with codes, one per field. Server and forms both use it, so that both show the same messages. */
export function failuresOf(issues: readonly z.core.$ZodIssue[], input: unknown): Failure[] {
  const found = new Map<string, Failure>()
  for (const issue of issues) {
    for (const failure of read(issue, input)) {
      const key = failure.field ?? ''
      if (!found.has(key)) found.set(key, failure)
    }
  }
  return [...found.values()]
}

function read(issue: z.core.$ZodIssue, input: unknown): Failure[] {
  const field = issue.path.map(String).join('.')
  const at = valueAt(input, issue.path)
  const one = (code: ErrorCode, values?: Failure['values']): Failure[] => [
    { code, ...(field ? { field } : {}), ...(values ? { values } : {}) },
  ]
  if (at === undefined || at === null) {
    if (issue.code !== 'unrecognized_keys' && issue.code !== 'custom') return one('field.required')
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      // If a schema is declared with `strictObject(shape, { error })`, the message of the issue can be an error code.
      return issue.keys.map((key) => ({
        code: isCode(issue.message) ? issue.message : 'field.unknown',
        field: field ? `${field}.${key}` : key,
      }))
    case 'too_small': {
      const min = Number(issue.minimum)
      if (issue.origin === 'string')
        return at === '' || String(at).trim() === '' ? one('field.required') : one('field.too_short', { min })
      return issue.origin === 'array' && Array.isArray(at) && at.length === 0
        ? one('field.required')
        : one('field.too_small', { min })
    }
    case 'too_big':
      return one(issue.origin === 'string' ? 'field.too_long' : 'field.too_large', { max: Number(issue.maximum) })
    case 'invalid_format':
      if (at === '') return one('field.required')
      return one(issue.format === 'email' ? 'field.email' : 'field.format')
    case 'invalid_value':
      if (at === '') return one('field.required')
      return one(issue.values.length === 1 && issue.values[0] === true ? 'field.accept' : 'field.choice')
    case 'custom': {
      // Rules set their error code with `refine(…, { error: 'field.format' })` or `{ params: { code } }`.
      const { code, ...values } = issue.params ?? {}
      const named = code ?? issue.message
      return isCode(named) ? one(named, textValues(values)) : one('field.format')
    }
    default:
      return one('field.format')
  }
}

/** The values for the message of a code, for example `max` for 'at most {max} characters'. Undefined if there are no values. */
function textValues(values: Readonly<Record<string, unknown>>): Failure['values'] {
  const found = Object.entries(values).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Does the text look like an error code? Whether a module declares the code is checked when an API call is refused (`checkCodes`). */
const isCode = (named: unknown): named is ErrorCode => typeof named === 'string' && /^\w+(\.\w+)+$/.test(named)

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = input
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
  return at
}
