import type { identityTexts } from '../../words/identity.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'

type Words = ReturnType<typeof identityTexts>['account']

/**
 * Splits an error for a form: it is shown at the field that it names, otherwise above the form. A wrong password gets its own text, because
 * the text of the sign-in page mentions a mail address, which is not part of this form.
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
