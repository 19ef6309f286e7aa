/**
 * The form of a flight number (docs/rules/messages.md, Flight numbers). It begins with an airline code: two characters (at least one is a
 * letter), or three (ICAO). Then come 1 to 4 digits. One more letter may stand at the end.
 */
const PATTERN = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])([A-Z]?)(\d{1,4})([A-Z]?)$/

/**
 * Normalises a typed flight number: removes blanks and hyphens and converts it to upper case. If the text has the form of a flight number,
 * leading zeros are removed too: 'lh-0438' → 'LH438'.
 */
export function normaliseFlightNumber(typed: string): string {
  const parts = partsOf(typed)
  return parts ? parts.airline + parts.number : compact(typed)
}

/**
 * Whether the text has the form of a flight number. If not, the form only shows a warning, because charter and private flights use other
 * numbers.
 */
export const isPlausibleFlightNumber = (typed: string): boolean => partsOf(typed) !== undefined

/** The flight number as it is displayed: 'OS 123'. A text without the form of a flight number is displayed as typed. */
export function displayFlightNumber(typed: string): string {
  const parts = partsOf(typed)
  return parts ? `${parts.airline} ${parts.number}` : typed.trim()
}

const compact = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\-‐-–]/g, '')

function partsOf(typed: string): { airline: string; number: string } | undefined {
  const match = PATTERN.exec(compact(typed))
  if (!match) return undefined
  const [, airline = '', third = '', digits = '', suffix = ''] = match
  return { airline: airline + third, number: digits.replace(/^0+(?=\d)/, '') + suffix }
}
