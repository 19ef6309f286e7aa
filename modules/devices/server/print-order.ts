import sql from 'sql-template-tag'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { OrderPrinter, PrintedSlip, SlipKind } from '#modules/ordering/contract/printable.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Device, printEvents } from '../contract.ts'
import type { PrintLine } from '../rules/document.ts'
import { mayBeOnPaper } from '../rules/job-states.ts'
import { isNewTime } from '#modules/ordering/rules/printed.ts'
import { labelOf, linesFor, sourceOf, timesOf } from './slip-source.ts'
import { correction } from './slips/corrections.ts'
import { readTemplate } from './slip-look.ts'
import type { LogoOf } from './slips/slip-logo.ts'
import { slip } from './slips/templates.ts'
import type { DeviceStore } from './device-store.ts'
import type { JobRow, NewJob } from './jobs.ts'
import { queueSheets } from './queue-sheets.ts'

interface PrintPorts {
  order(id: string): Promise<OrderForMail | undefined>
  printers(): readonly OrderPrinter[]
  categories(): Promise<ReadonlyMap<string, string | null>>
  logoOf: LogoOf
}

interface Found {
  source: OrderForMail
  printer: OrderPrinter
  devices: readonly Device[]
  categories: ReadonlyMap<string, string | null>
  before: readonly JobRow[]
}

/** Prints the slips of orders: automatically after events of the order, and when staff click. */
export function printOrders(core: BrandCore, store: DeviceStore, ports: PrintPorts) {
  const find = async (orderId: string): Promise<Found | undefined> => {
    const source = await ports.order(orderId)
    const printer = source && ports.printers().find(({ kind }) => kind === source.order.kind)
    if (!source || !printer) return undefined
    const devices = (await store.ofBranch(source.order.branchId)).filter(({ transport }) => transport !== 'browser')
    if (devices.length === 0) return undefined
    const before = await core.db.many<JobRow>(
      sql`SELECT * FROM print_jobs WHERE order_id = ${orderId} ORDER BY created_at, id`,
    )
    return { source, printer, devices, categories: await ports.categories(), before }
  }

  const queueAll = (found: Found, jobs: readonly NewJob[]) => queueSheets(core, found.devices, jobs)

  const jobOfSlip = async (found: Found, device: Device, kind: SlipKind, copy: number): Promise<NewJob | undefined> => {
    const { order } = found.source
    const content = found.printer.content(order, device.language)
    if (!content.slips.includes(kind)) return undefined
    const lines = linesFor(device, kind, content, found.categories)
    if (lines.length === 0) return undefined
    const source = sourceOf(found.source, content, device.language)
    const template = await readTemplate(core.db, { branch: order.branchId, kind, language: device.language })
    return {
      branchId: order.branchId,
      deviceId: device.id,
      printerId: await store.takerOf(device),
      orderId: order.id,
      label: labelOf(found.source, content, device.language),
      template: kind,
      copy,
      lines: slip(kind, template, source, {
        locale: device.language,
        copy,
        lines,
        logo: await ports.logoOf(template),
      }),
      held: lines,
      opensDrawer: device.hasDrawer && copy === 0 && kind === 'receipt' && order.paymentMethod === 'cash',
    }
  }

  return {
    /** Queues the slips for this event; a repeated event adds none. Does nothing if the order is unknown or no printer is set up. */
    async printFor(event: (typeof printEvents)[number], orderId: string): Promise<void> {
      const found = await find(orderId)
      if (!found) return
      const jobs: (NewJob | undefined)[] = []
      for (const device of found.devices.filter(({ events }) => events.includes(event)))
        for (const kind of device.templates) jobs.push(await jobOfSlip(found, device, kind, 0))
      const ready = jobs.filter((job) => job !== undefined)
      await queueAll(found, ready)
    },

    /** Queues a correction slip (`turn`: its number, or `newTimeSlip`) on printers that got a kitchen slip and print corrections. */
    async printCorrections(orderId: string, turn: string): Promise<void> {
      const found = await find(orderId)
      if (!found) return
      for (const device of found.devices.filter(({ events }) => events.includes('changed')))
        for (const kind of device.templates.filter((one) => one === 'kitchen')) {
          const content = found.printer.content(found.source.order, device.language)
          const own = found.before.filter((job) => job.device_id === device.id && job.template.split(':')[0] === kind)
          const last = own.at(-1)
          if (!last || own.some(({ template }) => template === `${kind}:${turn}`)) continue
          const after = linesFor(device, kind, content, found.categories)
          const { number } = sourceOf(found.source, content, device.language)
          const lines: PrintLine[] = correction(last.held, after, {
            locale: device.language,
            number,
            headline: content.headline,
            turn,
            due: isNewTime(turn) ? timesOf(found.source) : undefined,
          })
          if (lines.length === 0) continue
          const base = await jobOfSlip(found, device, kind, 0)
          await queueAll(found, [
            {
              branchId: found.source.order.branchId,
              deviceId: device.id,
              printerId: base?.printerId ?? device.id,
              orderId,
              label: labelOf(found.source, content, device.language),
              template: `${kind}:${turn}`,
              copy: 0,
              lines,
              held: after,
            },
          ])
        }
    },

    /** Queues slips after staff clicked. A slip that may be on paper becomes a KOPIE (copy). `isFirst`: no slip is queued a second time. */
    async printAgain(orderId: string, { isFirst }: { isFirst: boolean }): Promise<PrintedSlip[]> {
      const found = await find(orderId)
      if (!found) return []
      const jobs: NewJob[] = []
      const waiting: PrintedSlip[] = []
      const nameOf = (id: string): string => found.devices.find((one) => one.id === id)?.name ?? ''
      for (const device of found.devices)
        for (const kind of device.templates) {
          const own = found.before.filter((job) => job.device_id === device.id && job.template === kind)
          const queued = own.find(({ state }) => state === 'queued') ?? (isFirst ? own.at(-1) : undefined)
          if (queued) {
            waiting.push({ id: queued.id, device: nameOf(queued.printer_id), template: kind, copy: queued.copy })
            continue
          }
          const copies = own.map(({ copy }) => copy + 1)
          const isCopy = own.some((job) => mayBeOnPaper({ state: job.state, hasLeft: job.has_left }))
          const number = Math.max(0, ...copies)
          const job = await jobOfSlip(found, device, kind, isCopy ? Math.max(1, number) : number)
          if (job) jobs.push(job)
        }
      return [...waiting, ...(await queueAll(found, jobs))]
    },
  }
}
