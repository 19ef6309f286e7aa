import { Buffer } from 'node:buffer'
import type { Locale } from '#contract/locale.ts'
import { writeCsv } from '#kernel/csv.ts'
import type { Answer } from '#platform/module.ts'
import type { SheetFormat } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import { hours, monthName } from '../../rules/format.ts'
import { monthTexts } from '../../words/months.ts'
import type { TimeContext } from '../people.ts'
import { daysIn, isCounted } from '../times.ts'
import type { Owner } from '../week.ts'
import { rangeOf } from './figures.ts'
import { timesSince } from './read.ts'
import { sheetPdf } from './sheet-pdf.ts'

/**
 * The texts of a time sheet: person and month, the names of the columns, a row for each block of work, and the sums of the month. The
 * first row of a day also has the sums of the day.
 */
export interface Sheet {
  head: string[][]
  columns: string[]
  rows: string[][]
  totals: string[]
}

async function tableOf(context: TimeContext, owner: Owner, month: string, locale: Locale): Promise<Sheet> {
  const t = monthTexts(locale).sheet
  const { core } = context
  const times = await timesSince(context, core.db, owner, month)
  const range = rangeOf(times, month)
  const time = (at: string | null): string =>
    at === null
      ? ''
      : Temporal.Instant.from(at).toZonedDateTimeISO(times.zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const days = range ? daysIn(times, range.from, range.to) : []
  const rows = days.flatMap((day) => {
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
  const total = (of: 'worked' | 'target' | 'credit'): string => hours(days.reduce((sum, day) => sum + day[of], 0))
  return {
    head: [
      [t.person, owner.person.name],
      [t.month, month],
    ],
    columns: Object.values(t.columns),
    rows,
    totals: [t.total, '', '', '', total('worked'), total('target'), total('credit'), ''],
  }
}

/** The time sheet of a person's month as a CSV, Excel or PDF file. */
export async function sheetFile(
  context: TimeContext,
  owner: Owner,
  { month, format, locale }: { month: string; format: SheetFormat; locale: Locale },
): Promise<Answer<string | Uint8Array>> {
  const sheet = await tableOf(context, owner, month, locale)
  const headers = {
    'content-disposition': `attachment; filename="${month}.${format}"`,
    'cache-control': 'no-store',
  }
  const table = [...sheet.head, sheet.columns, ...sheet.rows, sheet.totals]
  if (format === 'csv') return { ok: true, value: writeCsv(table), headers }
  const title = `${owner.person.name}, ${monthName(month, locale)}`
  if (format === 'pdf') return { ok: true, value: await sheetPdf(title, sheet), headers }
  // Every cell has the type text, so that Excel does not read a comment that begins with '=' as a formula.
  const data = table.map((cells) => cells.map((value) => ({ value, type: String })))
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const file = await writeExcelFile([{ data, sheet: month }]).toBuffer()
  return { ok: true, value: new Uint8Array(Buffer.from(file)), headers }
}
