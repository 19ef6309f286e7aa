import { type ApiError, errorCodes } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { errorText } from '#i18n/errors.ts'
import type { Failure } from '#kernel/result.ts'
import type { Refusal } from '../module.ts'

/** HTTP status of a code. A code that is not in the list is a business rule: 422. */
export const statusOf = (code: string): number =>
  Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes] : 422

export const refuse = (code: string, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({ ok: false, code, ...more })

/** The entries of a failed answer, in the language of the caller. */
export function apiErrors(refusal: Refusal, locale: Locale): ApiError[] {
  const list: readonly Failure[] = refusal.errors && refusal.errors.length > 0 ? refusal.errors : [refusal]
  return list.map(({ code, field, values }) => ({
    message: errorText(locale, code, values),
    code,
    ...(field === undefined ? {} : { field }),
    ...(values === undefined ? {} : { values: { ...values } }),
  }))
}
