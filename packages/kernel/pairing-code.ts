/** Without 0, O, 1, I and L: nobody reads one for another (docs/rules/signage.md, Pairing; docs/rules/time-tracking.md, Kiosk). */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10

/** Random bytes as a code; undefined: too few of them can be used. Bytes above the last whole multiple would prefer some letters. */
export function codeOf(bytes: Uint8Array): string | undefined {
  const most = 256 - (256 % codeLetters.length)
  const usable = [...bytes].filter((byte) => byte < most).slice(0, CODE_LENGTH)
  if (usable.length < CODE_LENGTH) return undefined
  return usable.map((byte) => codeLetters[byte % codeLetters.length]).join('')
}

/** What people type: small letters, blanks and dashes do not matter. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')
