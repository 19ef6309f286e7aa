import { phoneBeside } from './phone.ts'

/**
 * Completes a phone number that a guest told staff. '170 1234567' gets the prefix of the branch's country, because the API refuses a number
 * that has no leading 0 and no prefix. Every other number stays as it was typed; the server normalises it.
 */
export const spokenPhone = (typed: string, country: string): string =>
  /^\s*[1-9]/.test(typed) ? phoneBeside(typed, country) : typed
