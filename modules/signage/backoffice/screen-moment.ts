import { dayOf, formatListed, formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import type { SignageDevice } from '../contract.ts'

/** A time in a sentence, in the time zone: '12:03' if it is today; on any other day with the day: 'gestern 12:03' or 'Sa, 21.3. 12:03'. */
export const shortMoment = (at: number, now: number, zone: string, locale: 'de' | 'en'): string =>
  dayOf(at, zone) === dayOf(now, zone) ? formatTime(at, zone) : formatMomentInText(at, now, zone, locale)

/** A time span in a list, as text: '12:03–12:09'. If start or end is not today, the text names the day. */
export function shortSpan(from: number, to: number, now: number, zone: string, locale: 'de' | 'en'): string {
  const end = dayOf(from, zone) === dayOf(to, zone) ? formatTime(to, zone) : formatListed(to, now, zone, locale)
  const begin = formatListed(from, now, zone, locale)
  return end.includes(' ') || dayOf(to, zone) !== dayOf(from, zone) ? `${begin} – ${end}` : `${begin}–${end}`
}

/** The time zone of the branch to which the screen belongs. If this branch is not known: the zone of the first branch, or else UTC. */
export function useScreenZone({ branchId }: SignageDevice): string {
  const { branches } = useStaff()
  return branches.find(({ id }) => id === branchId)?.timeZone ?? branches[0]?.timeZone ?? 'UTC'
}
