import { type Answer, type Handler, type Refusal, serve } from '#platform/module.ts'
import { writeExport } from '#platform/export-entry.ts'
import { monthEndpoints, sheetFormats, type SheetFormat, timeFiles as calls } from '../contract.ts'
import { calendarOf } from './calendar.ts'
import { sheetFile } from './months/sheet.ts'
import { ownData } from './own-data.ts'
import { managedPerson, type TimeContext } from './people.ts'
import { personOf } from './tokens.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const managed = { csv: monthEndpoints.sheet, xlsx: calls.xlsx, pdf: calls.pdf } as const
const own = { csv: calls.ownCsv, xlsx: calls.ownXlsx, pdf: calls.ownPdf } as const

/** API calls that return files: time sheets, all data about a person's working time, and the roster as a calendar. */
export function fileRoutes(context: TimeContext): Handler[] {
  const sheetOf = (format: SheetFormat) =>
    serve(managed[format], async (call): Promise<Answer<unknown> | Refusal> => {
      const { session, params, locale } = call
      const owner = await managedPerson(context, session, params.user)
      if (!owner) return missing
      const filter = { month: params.month, format }
      await writeExport(context.core, call, { entity: 'timeSheet', label: owner.person.name, filter })
      return sheetFile(context, owner, { ...filter, locale })
    })
  const ownSheet = (format: SheetFormat) =>
    serve(own[format], async ({ params, locale }): Promise<Answer<unknown> | Refusal> => {
      const who = await personOf(context, params)
      const owner = who && { person: who.person, contracts: [...who.contracts] }
      return owner ? sheetFile(context, owner, { month: params.month, format, locale }) : missing
    })
  return [
    ...sheetFormats.map(sheetOf),
    ...sheetFormats.map(ownSheet),
    serve(calls.ownData, async ({ params }) => {
      const who = await personOf(context, params)
      return who ? { ok: true, value: await ownData(context, who) } : missing
    }),
    serve(calls.calendar, async ({ params }) => {
      const who = await personOf(context, params, 'calendar')
      return who
        ? { ok: true, value: await calendarOf(context, who), headers: { 'cache-control': 'no-store' } }
        : missing
    }),
  ]
}
