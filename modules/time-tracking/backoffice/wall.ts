/**
 * Converts a local date and time ('2026-03-20', '18:42') of a time zone to an instant, as text for API calls. If the local time occurs
 * twice because the clocks change, the first occurrence is used.
 */
export function wallInstant(day: string, time: string, zone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (at: number): number => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(at)
    const get = (type: string): string => parts.find((part) => part.type === type)?.value ?? '00'
    return (
      Date.parse(`${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}Z`) - at
    )
  }
  const before = wall - offsetAt(wall - 86_400_000)
  const found = before + offsetAt(before) === wall ? before : wall - offsetAt(wall - offsetAt(wall))
  return new Date(found).toISOString()
}
