import type { ApiError } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { failuresOf } from '#contract/shape-failures.ts'
import { errorText } from '#i18n/errors.ts'
import type { Field, Fields } from '#contract/entity.ts'
import { bareSchema, type Values } from './record.ts'

/** A problem with a field or a part of it. `path` is for example 'parts.0.name', and empty for the whole record. */
export interface Problem {
  readonly path: string
  readonly message: string
}

/** Converts the errors of a response to problems of the form. The server has already written the messages in the user's language. */
export const serverProblems = (errors: readonly ApiError[]): Problem[] =>
  errors.map(({ field, message }) => ({ path: field ?? '', message }))

/**
 * Checks one field against its declaration. Empty if the value is valid. The texts of the problems are the same as in the server's
 * responses (specification §8, standard list).
 */
export function fieldProblems(name: string, field: Pick<Field, 'schema'>, value: unknown, locale: Locale): Problem[] {
  const parsed = bareSchema(field.schema).safeParse(value)
  if (parsed.success) return []
  return failuresOf(parsed.error.issues, value).map(({ code, field: within, values }) => ({
    path: within ? `${name}.${within}` : name,
    message: errorText(locale, code, values),
  }))
}

export const recordProblems = (fields: Fields, values: Values, names: readonly string[], locale: Locale): Problem[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field ? fieldProblems(name, field, values[name], locale) : []
  })

/** Problems of a field and its parts, with relative paths: 'parts.0.name' becomes '0.name' for `parts`, and '' is the field itself. */
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

/** The top-level field of a path. */
export const fieldOf = ({ path }: Problem): string => path.split('.')[0] ?? ''
