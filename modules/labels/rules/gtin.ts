/**
 * The check digit for a number of 7, 11, 12 or 13 digits. From the right, digits are multiplied alternately by 3 and 1 (GS1 General
 * Specifications, 7.9).
 */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a text is an EAN with 13 digits and a correct check digit. */
export const isEan13 = (text: string): boolean =>
  /^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === Number(text[12])

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']
const inverted = (bits: string): string => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
const code = (digit: string): string => left[Number(digit)] ?? ''
const reversed = (bits: string): string => [...bits].toReversed().join('')

/**
 * The bars of an EAN as 95 characters: '1' is a dark bar, '0' a light one. The caller must leave white space beside them: 11 bar widths on the left
 * and 7 on the right.
 */
export function ean13Modules(ean: string): string {
  const pattern = parities[Number(ean[0])] ?? ''
  const first = Array.from(ean.slice(1, 7)).map((digit, at) =>
    pattern[at] === 'L' ? code(digit) : reversed(inverted(code(digit))),
  )
  const second = Array.from(ean.slice(7)).map((digit) => inverted(code(digit)))
  return `101${first.join('')}01010${second.join('')}101`
}

/**
 * `MODULE`: width of one bar in millimetres at normal size. `QUIET_LEFT` and `QUIET_RIGHT`: the white space beside the bars, in bar widths.
 * `MODULES`: the number of bars.
 */
export const MODULE = 0.33
export const QUIET_LEFT = 11
export const QUIET_RIGHT = 7
export const MODULES = 95

/** The address in the QR code of a label (GS1 Digital Link). A phone opens it in the browser; cash registers read the EAN in it. */
export const digitalLink = (ean: string): string => `https://id.gs1.org/01/${ean.padStart(14, '0')}`
