/**
 * Converts a typed day to YYYY-MM-DD: '20.3.2026', '20.3.26', '20.3.', '2003', '20/3/2026', '2026-03-20'. If the text has no year, the result is the
 * next such day from `today` (YYYY-MM-DD) on. Undefined if the text is not a day.
 */
export function readDay(text: string, today: string): string | undefined {
  const typed = text.trim().replace(/^(\d\d)(\d\d)(\d{4}|\d\d)?$/, '$1.$2.$3')
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return dayOr(typed)
  const match = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(typed)
  if (!match) return undefined
  const [, day = '', month = '', year] = match
  const of = (whole: number) => dayOr(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year !== undefined) return of(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = Number(today.slice(0, 4))
  // Eight years always contain a leap year, so 29 February is found.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = of(thisYear + ahead)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}

/** Converts a complete date such as '20.3.2026' or '2026-03-20' to YYYY-MM-DD. Undefined if day, month or a year of four digits is missing. */
export function readFullDay(text: string): string | undefined {
  return /^(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d{2}-\d{2})$/.test(text.trim()) ? readDay(text, '') : undefined
}

function dayOr(text: string): string | undefined {
  const at = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text ? text : undefined
}

/** Converts a typed time of day to HH:mm: '9', '930', '9.30', '9:30 Uhr'. Undefined if the text is not a time. */
export function readTimeOfDay(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:\s*(?:uhr|h))?$/i.exec(text.trim())
  if (!match) return undefined
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : undefined
}
