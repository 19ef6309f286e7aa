import type { Branch, Table } from '#modules/branches/contract.ts'
import { tableUrl } from '#modules/branches/rules/table-url.ts'
import type { DayTakings } from '#modules/ordering/contract/day-takings.ts'
import { format, money, roundToCents } from '#kernel/money.ts'
import { dateAt } from '#kernel/time.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { type BrandCore, type Handler, type Refusal, serve, type Session } from '#platform/module.ts'
import { type Device, deviceEndpoints } from '../contract.ts'
import { canTakeSlips } from '../rules/conditions.ts'
import type { PrintLine } from '../rules/document.ts'
import { extraSlipTexts } from '../words/extra-slips.ts'
import type { DeviceStore } from './device-store.ts'
import { jobOf, type JobRow, queueJob } from './jobs.ts'
import { readTemplate } from './slip-look.ts'
import { daySum, tableCard } from './slips/extra.ts'
import type { LogoOf } from './slips/slip-logo.ts'
import type { TemplateKind } from '../rules/default-templates.ts'

interface Ports {
  branch(id: string): Promise<Branch | undefined>
  tables(): Promise<readonly Table[]>
  currency(): Promise<string>
  takings(branch: Branch, day: Temporal.PlainDate): Promise<DayTakings>
  logoOf: LogoOf
}

/**
 * API handlers that print slips without an order: table cards, and the totals of a day (docs/rules/printing.md, Slips without an order).
 */
export function extraSlipCalls(core: BrandCore, store: DeviceStore, ports: Ports): Handler[] {
  const printerOf = async (id: string, session: Session | undefined) => {
    const device = await store.find(id, session)
    const branch = device && (await ports.branch(device.branchId))
    if (!device || !branch) return { ok: false, code: 'record.not_found' } as const
    if (!canTakeSlips(device)) return { ok: false, code: 'print.failed' } as const
    return { ok: true, device, branch } as const
  }
  const queue = async (device: Device, slips: readonly { label: string; template: string; lines: PrintLine[] }[]) => {
    const printerId = await store.takerOf(device)
    const rows = await core.db.tx(async (tx) => {
      const made: JobRow[] = []
      for (const slip of slips) {
        const row = await queueJob(tx, core, {
          branchId: device.branchId,
          deviceId: device.id,
          printerId,
          orderId: null,
          copy: 0,
          ...slip,
        })
        if (row) made.push(row)
      }
      return made
    })
    const names = await store.names()
    return rows.map((row) => jobOf(row, names.get(row.printer_id) ?? device.name))
  }
  /** The template of a slip of this kind at the printer's branch, in the language of the printer. */
  const lookOf = async (device: Device, kind: TemplateKind) => {
    const template = await readTemplate(core.db, { branch: device.branchId, kind, language: device.language })
    return { template, logo: await ports.logoOf(template) }
  }
  const failed: Refusal = { ok: false, code: 'print.failed' }

  return [
    serve(deviceEndpoints.tableCards, async ({ params, body, session, locale }) => {
      const found = await printerOf(params.id, session)
      if (!found.ok) return found
      const { device, branch } = found
      const own = (await ports.tables()).filter(({ branchId }) => branchId === branch.id)
      const tables = body.tables.flatMap((id) => own.find((table) => table.id === id) ?? [])
      if (tables.length < body.tables.length) return { ok: false, code: 'field.choice', field: 'tables' }
      const { template, logo } = await lookOf(device, 'table-card')
      const slips = tables.map(({ identifier }) => ({
        label: extraSlipTexts(locale).table(identifier),
        template: 'table-card',
        lines: tableCard(
          {
            locale: device.language,
            shop: branch.name,
            table: identifier,
            url: tableUrl(baseUrlOf(core), device.language, branch.identifier, identifier),
            logo,
          },
          template,
        ),
      }))
      return { ok: true, value: await queue(device, slips) }
    }),

    serve(deviceEndpoints.daySum, async ({ params, body, session, locale }) => {
      const found = await printerOf(params.id, session)
      if (!found.ok) return found
      const { device, branch } = found
      const now = core.clock.now()
      const today = dateAt(now, branch.timeZone)
      const day = body.day === undefined ? today : Temporal.PlainDate.from(body.day)
      if (Temporal.PlainDate.compare(day, today) > 0) return { ok: false, code: 'field.choice', field: 'day' }
      const currency = await ports.currency()
      const { template, logo } = await lookOf(device, 'day-sum')
      const options = {
        locale: device.language,
        shop: branch.name,
        day: day.toLocaleString(device.language === 'de' ? 'de-AT' : 'en-GB', { dateStyle: 'full' }),
        at: now.toZonedDateTimeISO(branch.timeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
        write: (amount: number) => format(roundToCents(money(amount)), currency === 'EUR' ? '€' : currency),
        logo,
      }
      const lines = daySum(await ports.takings(branch, day), options, template)
      const label = `${extraSlipTexts(locale).daySum} ${day.toString()}`
      const [job] = await queue(device, [{ label, template: 'day-sum', lines }])
      return job ? { ok: true, value: job } : failed
    }),
  ]
}
