import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { clockLimit, key } from './clock.ts'
import { month } from './shapes.ts'

const own = '/api/time-tracking/:username/:token'
const open = { access: 'public', proof: 'key', limit: clockLimit } as const
const media = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const
export const sheetFormats = ['csv', 'xlsx', 'pdf'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/**
 * The API call with which managers download the time sheet of a person for a month, as an Excel or PDF file. For CSV there is the separate
 * call `time-sheets.month`.
 */
const managed = (format: 'xlsx' | 'pdf') =>
  endpoint({
    id: `time-sheets.month.${format}`,
    method: 'GET',
    path: `/api/time-sheets/:month/:user/${format}`,
    access: editors,
    params: z.strictObject({ month, user: z.uuid() }),
    kind: 'raw',
    mediaType: media[format],
    reply: z.unknown(),
    summary: `Time sheet of a person and month as ${format.toUpperCase()}`,
  })
const ownSheet = (format: SheetFormat) =>
  endpoint({
    id: `time.own-sheet.${format}`,
    method: 'GET',
    path: `${own}/sheets/:month/${format}`,
    ...open,
    params: key.extend({ month }),
    kind: 'raw',
    mediaType: media[format],
    reply: z.unknown(),
    summary: `Own time sheet of a month as ${format.toUpperCase()}`,
  })

/** API calls that return files: time sheets, all data about a person's working time, and the roster as a calendar. */
export const timeFiles = {
  xlsx: managed('xlsx'),
  pdf: managed('pdf'),
  ownCsv: ownSheet('csv'),
  ownXlsx: ownSheet('xlsx'),
  ownPdf: ownSheet('pdf'),
  ownData: endpoint({
    id: 'time.own-data',
    method: 'GET',
    path: `${own}/data`,
    ...open,
    params: key,
    reply: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    summary: 'Everything that is kept of the own working time, by table: also what was voided, and who changed what',
  }),
  calendar: endpoint({
    id: 'time.calendar',
    method: 'GET',
    path: `${own}/calendar`,
    ...open,
    params: key,
    kind: 'raw',
    mediaType: 'text/calendar; charset=utf-8',
    reply: z.string(),
    summary:
      'Own published shifts as a calendar to subscribe to; opened by a calendar token only, without names of colleagues',
  }),
}
