/**
 * The characters of a pairing code, with which staff connect a screen or a time clock: without 0, O, 1, I and L, which are easily confused
 * (docs/rules/signage.md, Pairing; docs/rules/time-tracking.md, Kiosk).
 */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10

/**
 * Makes a pairing code from random bytes. Returns undefined if too few of the bytes can be used. Bytes above the last multiple of the
 * number of letters are skipped, because they would make some letters more likely.
 */
export function codeOf(bytes: Uint8Array): string | undefined {
  const most = 256 - (256 % codeLetters.length)
  const usable = [...bytes].filter((byte) => byte < most).slice(0, CODE_LENGTH)
  if (usable.length < CODE_LENGTH) return undefined
  return usable.map((byte) => codeLetters[byte % codeLetters.length]).join('')
}

/** Normalises a typed code: changes lower case to upper case, and removes blanks and dashes. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')
