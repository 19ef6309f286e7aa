/**
 * Two characters with at least one letter, then optionally a third letter (ICAO), 1 to 4 digits, and optionally a suffix letter
 * (docs/rules/messages.md, Flight numbers).
 */
const PATTERN = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])([A-Z]?)(\d{1,4})([A-Z]?)$/

/**
 * Normalises a typed flight number: upper case, without blanks and hyphens. If the text looks like a flight number, leading zeros are
 * removed: 'lh-0438' → 'LH438'.
 */
export function normaliseFlightNumber(typed: string): string {
  const parts = partsOf(typed)
  return parts ? parts.airline + parts.number : compact(typed)
}

/** Whether the text looks like a flight number. If it does not, the form only warns, because charter and private flights have other numbers. */
export const isPlausibleFlightNumber = (typed: string): boolean => partsOf(typed) !== undefined

/** The flight number as shown: 'OS 123'. A text that does not look like a flight number is shown as it was typed. */
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
