const NBSP = '\u00a0'

/**
 * An elapsed time that is still running: '4:12 min', from one hour on '1 h 04 min'. It has a unit, so that it cannot be confused with a
 * time of day.
 */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  // An elapsed time must not be rounded up. So the seconds are removed before `formatDuration`, which rounds to the nearest minute.
  if (seconds >= 3600) return formatDuration(Math.floor(seconds / 60) * 60)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}${NBSP}min`
}

/** A waiting time: '9:59 min', from ten minutes on without seconds: '10 min', '59 min', '1 h 00 min'. */
export function formatWait(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  return minutes < 10 || minutes >= 60 ? formatAge(milliseconds) : `${minutes}${NBSP}min`
}

/** A duration: '58 min', '2 h 05 min'. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}${NBSP}min`
  return `${Math.floor(minutes / 60)}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, '0')}${NBSP}min`
}
