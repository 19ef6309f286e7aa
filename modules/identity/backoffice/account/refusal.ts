import type { identityTexts } from '../../words/identity.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'

type Words = ReturnType<typeof identityTexts>['account']

/**
 * Splits a refusal for a form: shown at the field that it names, else above the form. A wrong password gets its own text, because the text
 * of the sign-in mentions an address, which nobody typed here.
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
