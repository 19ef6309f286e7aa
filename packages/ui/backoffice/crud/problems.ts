import type { ApiError } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { errorText } from '#i18n/errors.ts'
import type { Field, Fields } from '#contract/entity.ts'
import type * as z from 'zod'
import { bareSchema, type Values } from './record.ts'

/** What is wrong with a field, or with a part of it: `path` is 'parts.0.name', empty for the record as a whole. */
export interface Problem {
  readonly path: string
  readonly message: string
}

/** The server's findings: its words are in the user's language already. */
export const serverProblems = (errors: readonly ApiError[]): Problem[] =>
  errors.map(({ field, message }) => ({ path: field ?? '', message }))

/** Findings of the declaration for one field, in the words that the server would use (specification §8, standard list). */
export function fieldProblems(name: string, field: Pick<Field, 'schema'>, value: unknown, locale: Locale): Problem[] {
  const parsed = bareSchema(field.schema).safeParse(value)
  if (parsed.success) return []
  const told = new Map<string, Problem>()
  for (const issue of parsed.error.issues) {
    const path = [name, ...issue.path.map(String)].join('.')
    if (!told.has(path)) told.set(path, { path, message: messageOf(issue, valueAt(value, issue.path), locale) })
  }
  return [...told.values()]
}

export const recordProblems = (fields: Fields, values: Values, names: readonly string[], locale: Locale): Problem[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field ? fieldProblems(name, field, values[name], locale) : []
  })

/** Problems of a field and its parts, told relative to it: 'parts.0.name' is '0.name' for `parts`, and '' is the field itself. */
export const problemsWithin = (problems: readonly Problem[], name: string): Problem[] =>
  problems.flatMap(({ path, message }) =>
    path === name
      ? [{ path: '', message }]
      : path.startsWith(`${name}.`)
        ? [{ path: path.slice(name.length + 1), message }]
        : [],
  )

export const problemAt = (problems: readonly Problem[], path: string): string | undefined =>
  problems.find((one) => one.path === path)?.message

/** The field at the top of a path. */
export const fieldOf = ({ path }: Problem): string => path.split('.')[0] ?? ''

function messageOf(issue: z.core.$ZodIssue, at: unknown, locale: Locale): string {
  const missing =
    at === undefined ||
    at === null ||
    (typeof at === 'string' && at.trim() === '') ||
    (Array.isArray(at) && at.length === 0)
  if (missing && issue.code !== 'custom') return errorText(locale, 'field.required')
  switch (issue.code) {
    case 'too_small':
      return errorText(locale, issue.origin === 'string' ? 'field.too_short' : 'field.too_small', {
        min: Number(issue.minimum),
      })
    case 'too_big':
      return errorText(locale, issue.origin === 'string' ? 'field.too_long' : 'field.too_large', {
        max: Number(issue.maximum),
      })
    case 'invalid_format':
      return errorText(locale, issue.format === 'email' ? 'field.email' : 'field.format')
    case 'invalid_value':
      return errorText(locale, 'field.choice')
    default:
      return errorText(locale, 'field.format')
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = input
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
  return at
}
