/**
 * Converts a local time ('2026-03-20', '18:42') in the zone to an instant, in the format of the calls. If the local time comes twice, the
 * first one is used.
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
