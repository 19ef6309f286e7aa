/** Formats minutes as hours and minutes: '6:14', '−1:28'. With `sign`, positive values also have a sign: '+4:30'. */
export function hours(minutes: number, { sign = false } = {}): string {
  const amount = Math.abs(minutes)
  const text = `${Math.floor(amount / 60)}:${String(amount % 60).padStart(2, '0')}`
  return minutes < 0 ? `−${text}` : sign && minutes > 0 ? `+${text}` : text
}

/** Parses a typed duration and returns its minutes: '7:42', '7', '-1:30', '7,5'. Undefined: the text is not a duration. */
export function minutesOf(typed: string): number | undefined {
  const found = /^\s*([-−+]?)(\d{1,4})(?::([0-5]?\d)|[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!found) return undefined
  const part =
    found[3] !== undefined ? Number(found[3]) : found[4] !== undefined ? Math.round(Number(`0.${found[4]}`) * 60) : 0
  const minutes = Number(found[2]) * 60 + part
  return found[1] === '-' || found[1] === '−' ? -minutes || 0 : minutes
}

/** Formats a month: '2026-04' becomes 'April 2026'. */
export const monthName = (month: string, locale: 'de' | 'en'): string =>
  Temporal.PlainDate.from(`${month}-01`).toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', {
    month: 'long',
    year: 'numeric',
  })
