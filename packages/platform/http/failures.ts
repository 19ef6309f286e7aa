import type { ApiError } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { type ErrorEntries, errorTextIn } from '#i18n/errors.ts'
import type { ErrorCode, Failure } from '#kernel/result.ts'
import type { Refusal } from '../module.ts'

/** HTTP status of an error code. A code that no module declares gets 422 (a business rule is violated). */
export const statusOf = (errors: ErrorEntries, code: string): number =>
  Object.hasOwn(errors, code) ? (errors[code]?.status ?? 422) : 422

export const refuse = (code: ErrorCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
})

const failuresIn = (refusal: Refusal): readonly Failure[] =>
  refusal.errors && refusal.errors.length > 0 ? refusal.errors : [refusal]

/** The entries of an error response in the caller's language. */
export const apiErrors = (errors: ErrorEntries, refusal: Refusal, locale: Locale): ApiError[] =>
  failuresIn(refusal).map(({ code, field, values }) => ({
    message: errorTextIn(errors, locale, code, values),
    code,
    ...(field === undefined ? {} : { field }),
    ...(values === undefined ? {} : { values: { ...values } }),
  }))

/**
 * Throws when a refusal has a code that no module declares. For such a code the user would see 'unknown error'. Used in tests and development.
 */
export function checkCodes(errors: ErrorEntries, endpoint: string, refusal: Refusal): void {
  const unknown = [refusal, ...failuresIn(refusal)].find(({ code }) => !Object.hasOwn(errors, code))
  if (unknown) throw new Error(`${endpoint} refuses with a code that no module declares: ${unknown.code}`)
}
