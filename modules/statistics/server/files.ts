import { Buffer } from 'node:buffer'
import type { Locale } from '#contract/locale.ts'
import { writeCsv } from '#kernel/csv.ts'
import type { Answer } from '#platform/module.ts'
import type { RangeCall, Statistic, TimeCall, WorkEntry } from '../contract.ts'
import { definitionOf, nameOf } from '../words/calls.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { timeTexts } from '../words/time.ts'

export type Cell = string | number | null
/** The name of an API call whose figures can be exported as a file. */
type NamedCall = RangeCall | TimeCall

/**
 * The cells of the exported file: first the values over time (`buckets`), then the `rows` of the response. Each of these two parts has a
 * heading.
 */
function tableOf(call: NamedCall, { buckets, rows, meta }: Statistic, locale: Locale): Cell[][] {
  const { columns } = statisticsTexts(locale)
  const unit = call.startsWith('working-') ? timeTexts(locale).minutes : columns.value
  const isCompared = meta.previousFrom !== null
  const course = buckets.map(({ at, value, previous }) => [at, value, ...(isCompared ? [previous] : [])])
  const heads: Cell[] = [columns.at, unit, ...(isCompared ? [columns.previous] : [])]
  const names = [...new Set(rows.flatMap(({ more }) => Object.keys(more ?? {})))]
  const words: Readonly<Record<string, string>> = columns.more
  const listHeads: Cell[] = [columns.name, unit, columns.share, ...names.map((name) => words[name] ?? name)]
  const list = rows.map(({ label, value, share, more }) => [
    label,
    value,
    share,
    ...names.map((name) => more?.[name] ?? null),
  ])
  return [
    ...(course.length > 0 ? [heads, ...course] : []),
    ...(course.length > 0 && list.length > 0 ? [[]] : []),
    ...(list.length > 0 ? [listHeads, ...list] : []),
  ]
}

const headersOf = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

const fileName = (call: string, { meta }: Statistic, kind: string): string => `${call}-${meta.from}-${meta.to}.${kind}`

/**
 * A number is written with a decimal comma, because German spreadsheets expect it. Texts stay as they are; `csvAnswer` makes sure that
 * spreadsheets do not read them as formulas.
 */
const written = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}

export function csvFile(call: NamedCall, answer: Statistic, locale: Locale): Answer<string> {
  return csvAnswer(tableOf(call, answer, locale), fileName(call, answer, 'csv'))
}

/** The figures of an API call as an Excel file. Its second sheet explains the figures and lists the filters. */
export async function xlsxFile(
  call: NamedCall,
  answer: Statistic,
  query: Readonly<Record<string, string | number | undefined>>,
  locale: Locale,
): Promise<Answer<Uint8Array>> {
  const t = statisticsTexts(locale)
  const { from, to, compare: _, limit: __, ...filter } = query
  const about: Cell[][] = [
    [t.about.what, nameOf(call, locale)],
    [t.about.definition, definitionOf(call, locale)],
    [t.about.range, `${from} – ${to}`],
    [t.about.zone, answer.meta.zone],
    [t.about.fresh, answer.meta.freshAt],
    ...Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[t.about.filter, `${name}: ${value}`]],
    ),
  ]
  return xlsxAnswer(
    [
      [tableOf(call, answer, locale), t.sheets.figures],
      [about, t.sheets.about],
    ],
    fileName(call, answer, 'xlsx'),
  )
}

/** The recorded blocks of work of one person as a CSV or Excel file. Times are written with their UTC offset, durations in whole minutes. */
export async function entriesFile(
  kind: 'csv' | 'xlsx',
  entries: readonly WorkEntry[],
  { start, end }: { start: string; end: string },
  locale: Locale,
): Promise<Answer<string | Uint8Array>> {
  const { entry, calls } = timeTexts(locale)
  const rows: Cell[][] = [
    [entry.day, entry.from, entry.to, entry.pause, entry.minutes, entry.project, entry.task],
    ...entries.map(({ day, from, to, pauseMinutes, minutes, project, task }) => [
      day,
      from,
      to,
      pauseMinutes,
      minutes,
      project,
      task,
    ]),
  ]
  const name = `working-activities-${start}-${end}.${kind}`
  return kind === 'csv' ? csvAnswer(rows, name) : xlsxAnswer([[rows, calls['working-activities']]], name)
}

export const csvAnswer = (rows: readonly Cell[][], name: string): Answer<string> => ({
  ok: true,
  value: writeCsv(rows.map((cells) => cells.map(written))),
  headers: headersOf(name),
})

export async function xlsxAnswer(
  sheets: readonly (readonly [rows: readonly Cell[][], name: string])[],
  name: string,
): Promise<Answer<Uint8Array>> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const file = await writeExcelFile(
    sheets.map(([rows, sheet]) => ({ data: rows.map((cells) => cells.map(cellOf)), sheet })),
  ).toBuffer()
  return { ok: true, value: new Uint8Array(Buffer.from(file)), headers: headersOf(name) }
}

const cellOf = (cell: Cell) =>
  cell === null ? null : { value: cell, type: typeof cell === 'number' ? Number : String }
