import type { PrintedSlip } from '#modules/ordering/contract/printable.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Device } from '../contract.ts'
import { type JobRow, type NewJob, queueJob } from './jobs.ts'

/**
 * Queues each slip as often as `copies` of its device says, because the result of every sheet is recorded separately. Only the first sheet
 * opens the drawer. Returns the slips that are new.
 */
export async function queueSheets(
  core: BrandCore,
  devices: readonly Device[],
  jobs: readonly NewJob[],
): Promise<PrintedSlip[]> {
  const named = (id: string): Device | undefined => devices.find((one) => one.id === id)
  const queued = await core.db.tx(async (tx) => {
    const rows: JobRow[] = []
    for (const job of jobs)
      for (let sheet = 1; sheet <= (named(job.deviceId)?.copies ?? 1); sheet++) {
        const row = await queueJob(tx, core, { ...job, sheet, opensDrawer: sheet === 1 && job.opensDrawer === true })
        if (row) rows.push(row)
      }
    return rows
  })
  return queued.map(({ id, printer_id, template, copy }) => ({
    id,
    device: named(printer_id)?.name ?? '',
    template,
    copy,
  }))
}
