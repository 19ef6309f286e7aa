import sql, { type Sql } from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { Actor, BrandCore } from '#platform/module.ts'
import type { OrderNews, PrintableLine } from '#modules/ordering/contract/printable.ts'
import type { PrintJob } from '../contract.ts'
import type { PrintLine } from '../rules/document.ts'
import { type JobState, jobSteps, type JobStep } from '../rules/job-states.ts'

/**
 * Channel for messages between server processes about slips and agents. `{ printer }`: a slip of this printer is new or has changed, or the
 * printer is free again. `{ printer, checked: true }`: the printer's agent has reported its condition. `{ agent }`: the key of this agent
 * has changed.
 */
export const jobsChannel = 'print-jobs'

export interface JobRow {
  id: string
  created_at: string
  changed_at: string
  branch_id: string
  device_id: string
  printer_id: string
  order_id: string | null
  label: string
  template: string
  copy: number
  sheet: number
  lines: PrintLine[]
  held: PrintableLine[]
  opens_drawer: boolean
  state: JobState
  released_at: string
  lease_until: string | null
  has_left: boolean
  attempts: number
  reason: string | null
  is_fetched: boolean
  is_withdrawn: boolean
  /** The agent that last claimed the slip. Null: no agent has claimed it. */
  agent_id: string | null
}

export interface NewJob {
  branchId: string
  deviceId: string
  /** Id of the printer that prints the slip: the device itself, or its fallback printer while the device is silent. */
  printerId: string
  orderId: string | null
  label: string
  template: string
  copy: number
  /** A device can print several sheets of the same slip. The number of this sheet, from 1 (default). */
  sheet?: number
  lines: readonly PrintLine[]
  held?: readonly PrintableLine[]
  opensDrawer?: boolean
}

/** Queues a print job (a slip). Undefined: a job with the same order, template, device, copy and sheet exists, so nothing is added. */
export async function queueJob(tx: Tx, core: BrandCore, job: NewJob): Promise<JobRow | undefined> {
  const now = core.clock.now()
  const row = await tx.first<JobRow>(sql`
    INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, order_id, label, template, copy, sheet, lines, held,
      opens_drawer, state, released_at)
    VALUES (${core.ids.uuid()}, ${now}, ${now}, ${job.branchId}, ${job.deviceId}, ${job.printerId}, ${job.orderId}, ${job.label},
      ${job.template}, ${job.copy}, ${job.sheet ?? 1}, ${JSON.stringify(job.lines)}, ${JSON.stringify(job.held ?? [])}, ${job.opensDrawer ?? false}, 'queued', ${now})
    ON CONFLICT (order_id, template, device_id, copy, sheet) DO NOTHING RETURNING *`)
  if (row) await core.live.publish(tx, jobsChannel, { printer: row.printer_id })
  return row
}

interface StepOptions {
  reason?: string | null
  set?: Sql
  provided?: Sql
}

/** Changes the state of a print job (slip). Undefined: the step of `jobSteps` is not possible in its state, so nothing was changed. */
export async function stepJob(
  db: Queries,
  core: BrandCore,
  id: string,
  step: JobStep,
  { reason = null, set, provided }: StepOptions = {},
): Promise<JobRow | undefined> {
  const { from, to } = jobSteps[step]
  // If the order has ended while a printer had the slip, the slip is cancelled and not put back into the queue.
  const isBack = step === 'putBack'
  const next = isBack ? sql`CASE WHEN is_withdrawn THEN 'cancelled' ELSE ${to} END` : sql`${to}`
  const why = isBack ? sql`CASE WHEN is_withdrawn THEN 'order-ended' ELSE ${reason} END` : sql`${reason}`
  return db.first<JobRow>(sql`
    UPDATE print_jobs SET state = ${next}, changed_at = ${core.clock.now()}, reason = ${why}, lease_until = NULL${set ? sql`, ${set}` : sql``}
    WHERE id = ${id} AND state = ANY (${[...from]})${provided ? sql` AND ${provided}` : sql``} RETURNING *`)
}

export interface JobNotes {
  note(tx: Tx, news: OrderNews): Promise<void>
}

const told = {
  confirm: 'printed',
  prove: 'printed',
  doubt: 'print-unconfirmed',
  fail: 'print-failed',
  expire: 'print-expired',
} as const

/**
 * Moves a slip to its next state, and writes an entry into the timeline of its order, if it has one. Both are written in one transaction.
 * False: somebody else has changed the slip before, so that the step is not possible any more. Then nothing is written.
 */
export async function settle(
  core: BrandCore,
  notes: JobNotes,
  job: JobRow,
  step: keyof typeof told,
  options: StepOptions & { device: string; actor?: Actor },
): Promise<boolean> {
  return core.db.tx(async (tx) => {
    const row = await stepJob(tx, core, job.id, step, options)
    if (!row) return false
    if (row.order_id !== null)
      await notes.note(tx, {
        orderId: row.order_id,
        action: told[step],
        actor: options.actor ?? { type: 'device', id: row.printer_id, name: options.device },
        values: { device: options.device, template: row.template, copy: row.copy, reason: options.reason ?? '' },
      })
    await core.live.publish(tx, jobsChannel, { printer: row.printer_id })
    return true
  })
}

export const jobOf = (row: JobRow, device: string): PrintJob => ({
  id: row.id,
  createdAt: row.created_at,
  branchId: row.branch_id,
  deviceId: row.printer_id,
  device,
  orderId: row.order_id,
  label: row.label,
  template: row.template,
  copy: row.copy,
  sheet: row.sheet,
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  changedAt: row.changed_at,
})
