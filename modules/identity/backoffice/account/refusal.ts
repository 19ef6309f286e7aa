import type { identityTexts } from '../../words/identity.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'

type Words = ReturnType<typeof identityTexts>['account']

/**
 * Decides where a form shows an error: at the field that the error names, otherwise above the form. A wrong password gets its own text
 * here. The usual text mentions a mail address, but this form has no field for a mail address.
 */
export function refusalOf(
  error: Error | null,
  t: Words,
  otherwise: string,
): { at: (field: string) => string | undefined; whole: string | undefined } {
  const errors = error instanceof CallFailed ? error.errors : []
  return {
    at: (field) => {
      const found = errors.find((one) => one.field === field)
      return found?.code === 'auth.invalid_credentials' ? t.passwordWrong : found?.message
    },
    whole: error && !errors.some(({ field }) => field) ? failureText(error, otherwise) : undefined,
  }
}
