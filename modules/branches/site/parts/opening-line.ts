import type { Locale } from '#contract/locale.ts'
import { branchSiteTexts } from '../../words/site.ts'
import { dateAt, formatAppointmentDate, formatTime, startOfDay, type Zone } from '#kernel/time.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { type BranchHours, branchOpening, openingChangesAt } from '../../rules/branch-opening.ts'
import { branchCity, type NamedCity } from '../../rules/branch-words.ts'
import { isWrittenWithDate } from '../../rules/opening-hours.ts'

/** A line about whether branches are open. It has a coloured square and a text, because not everybody can see the colours. */
export interface OpeningLine {
  tone: 'ok' | 'warn' | 'err'
  text: string
}

interface BranchWithHours extends BranchHours, NamedCity {
  readonly kind: 'rides' | 'orders'
  readonly name: string
  readonly timeZone: Zone
}

/**
 * The line if no branch is selected: '{n} Standorte geöffnet' or 'Alle Standorte geschlossen' (specification §2, Opening toolbar). If a
 * business also has restaurants, branches for rides are not counted. Then the number is the same as in the list of restaurants on the
 * pages.
 */
export function openCountLine(branches: readonly BranchWithHours[], at: Temporal.Instant, locale: Locale): OpeningLine {
  const texts = branchSiteTexts(locale).opening
  const houses = branches.filter(({ kind }) => kind === 'orders')
  const places = houses.length > 0 ? houses : branches
  const open = places.filter((branch) => branchOpening(branch, at, branch.timeZone).state !== 'closed')
  if (open.length === 0) return { tone: 'err', text: texts.allClosed }
  const count = texts.openCount(open.length)
  // If some branches are closed, the text also has the names of the open branches: '2 Standorte geöffnet: Wien, Graz'.
  return { tone: 'ok', text: open.length < places.length ? `${count}: ${namesOf(open, locale)}` : count }
}

/** The cities of these branches. If several of these branches are in one city, the names of the branches instead. */
function namesOf(open: readonly BranchWithHours[], locale: Locale): string {
  const cities = [...new Set(open.map((branch) => branchCity(branch, locale)))]
  return (cities.length === open.length ? cities : open.map(({ name }) => name)).join(', ')
}

/**
 * The line for one branch: always open, 'Geöffnet bis {time}' (as a warning if the branch closes soon), or 'Geschlossen' (specification
 * §2, Opening toolbar).
 */
export function branchLine(branch: BranchWithHours, at: Temporal.Instant, locale: Locale): OpeningLine {
  const texts = branchSiteTexts(locale).opening
  const opening = branchOpening(branch, at, branch.timeZone)
  if (opening.state === 'closed') return { tone: 'err', text: texts.closed }
  if (opening.state === 'always-open' || !opening.until) return { tone: 'ok', text: texts.always }
  const until = texts.until(formatTime(opening.until.toZonedDateTimeISO(branch.timeZone)))
  return { tone: opening.state === 'closes-soon' ? 'warn' : 'ok', text: until }
}

/**
 * The line for one branch in a list of branches. If the branch is closed, the line also says when it opens next: today, tomorrow, on a
 * weekday, or on a date. `changesAt`: when the text changes next, in milliseconds since 1970.
 */
export function branchLineWithNext(
  branch: BranchWithHours,
  at: Temporal.Instant,
  locale: Locale,
): OpeningLine & { changesAt: number | undefined } {
  const zone = branch.timeZone
  const line = branchLine(branch, at, locale)
  const changesAt = openingChangesAt(branch, at, zone)?.epochMilliseconds
  const opening = branchOpening(branch, at, zone)
  if (opening.state !== 'closed' || !opening.opensAt) return { ...line, changesAt }
  const texts = branchSiteTexts(locale).opening
  const day = dayInText(opening.opensAt, at, { zone, locale })
  const text = texts.opensAt(day, formatTime(opening.opensAt.toZonedDateTimeISO(zone)))
  // At midnight 'morgen' becomes 'heute'.
  const midnight = startOfDay(dateAt(at, zone).add({ days: 1 }), zone).epochMilliseconds
  return { ...line, text, changesAt: Math.min(midnight, opening.opensAt.epochMilliseconds) }
}

/** The day of an opening as a part of a sentence: 'heute', 'morgen', 'am Montag' or 'am 24.12.26'. */
function dayInText(at: Temporal.Instant, now: Temporal.Instant, { zone, locale }: { zone: Zone; locale: Locale }) {
  const texts = branchSiteTexts(locale).opening
  const [date, today] = [dateAt(at, zone), dateAt(now, zone)]
  if (date.equals(today)) return texts.today
  if (date.equals(today.add({ days: 1 }))) return texts.tomorrow
  const weekday = isWrittenWithDate(at, now, zone) ? undefined : dateNames(locale).weekdays[date.dayOfWeek - 1]
  return texts.on(weekday?.long ?? formatAppointmentDate(date))
}
