import type { Locale } from '#contract/locale.ts'
import { writeCsv } from '#kernel/csv.ts'
import { dateOf } from '../../rules/blocks.ts'
import { hours } from '../../rules/format.ts'
import { monthTexts } from '../../words/months.ts'
import type { TimeContext } from '../people.ts'
import { daysIn, isCounted } from '../times.ts'
import type { Owner } from '../week.ts'
import { rangeOf } from './figures.ts'
import { timesSince } from './read.ts'

/** The time sheet of a month as a table: a row for each block of a day, with the day's sums in its first row. */
export async function sheetOf(context: TimeContext, owner: Owner, month: string, locale: Locale): Promise<string> {
  const t = monthTexts(locale).sheet
  const { core } = context
  const times = await timesSince(context, core.db, owner, month)
  const range = rangeOf(times, month)
  const time = (at: string | null): string =>
    at === null
      ? ''
      : Temporal.Instant.from(at).toZonedDateTimeISO(times.zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const rows = (range ? daysIn(times, range.from, range.to) : []).flatMap((day) => {
    const blocks = times.activities.filter(
      (one) => isCounted(one, core.clock.epochMs()) && dateOf(Date.parse(one.from), times.zone) === day.date,
    )
    const sums = [hours(day.worked), hours(day.target), hours(day.credit)]
    const holiday = times.holidays.find(({ date }) => date === day.date)?.[locale] ?? ''
    const first = blocks[0]
    const cells = (one: (typeof blocks)[number] | undefined, at: readonly string[], note: string): string[] => [
      day.date,
      one ? time(one.from) : '',
      one ? time(one.to) : '',
      one ? one.pauses.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ') : '',
      ...at,
      [note, one?.comment ?? ''].filter(Boolean).join(' · '),
    ]
    return [cells(first, sums, holiday), ...blocks.slice(1).map((one) => cells(one, ['', '', ''], ''))]
  })
  return writeCsv([[t.person, owner.person.name], [t.month, month], Object.values(t.columns), ...rows])
}
