import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { jobEndpoints } from '../contract.ts'
import { asking, mayBeOnPaper } from '../rules/job-states.ts'
import { slipTexts } from '../words/slips.ts'
import { type DeviceStore, scopeOf } from './device-store.ts'
import { type JobRow, jobOf, jobsChannel, queueJob, stepJob } from './jobs.ts'

const missing = { ok: false, code: 'record.not_found' } as const

/** Handlers of the API calls with which staff list slips, print them again and discard them. */
export function jobCalls(core: BrandCore, store: DeviceStore): Handler[] {
  const mine = async (id: string, session: Parameters<typeof scopeOf>[0]): Promise<JobRow | undefined> => {
    const scope = scopeOf(session)
    return core.db.first<JobRow>(
      sql`SELECT * FROM print_jobs WHERE id = ${id} AND (${scope === undefined} OR branch_id = ANY (${[...(scope ?? [])]}::uuid[]))`,
    )
  }
  const shown = async (row: JobRow) => jobOf(row, (await store.names()).get(row.printer_id) ?? '')

  return [
    serve(jobEndpoints.list, async ({ query, session }) => {
      const scope = scopeOf(session)
      const { page, pageSize, asks, orderId, deviceId } = query
      const rows = await core.db.many<JobRow & { total: number }>(sql`
        SELECT *, count(*) OVER ()::int AS total FROM print_jobs
        WHERE (${scope === undefined} OR branch_id = ANY (${[...(scope ?? [])]}::uuid[]))
          AND (${asks !== true} OR state = ANY (${[...asking]}))
          AND (${orderId ?? null}::uuid IS NULL OR order_id = ${orderId ?? null}::uuid)
          AND (${deviceId ?? null}::uuid IS NULL OR printer_id = ${deviceId ?? null}::uuid)
        ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`)
      const names = await store.names()
      return {
        ok: true,
        value: rows.map((row) => jobOf(row, names.get(row.printer_id) ?? '')),
        meta: { total: rows[0]?.total ?? 0, page, pageSize },
      }
    }),

    serve(jobEndpoints.again, async ({ params, body, session }) => {
      const job = await mine(params.id, session)
      if (!job) return missing
      const target = body.deviceId === undefined ? undefined : await store.find(body.deviceId, session)
      if (body.deviceId !== undefined && (!target || target.branchId !== job.branch_id))
        return { ok: false, code: 'field.choice', field: 'deviceId' }
      const printer = target?.id ?? job.printer_id
      const language = (target ?? (await store.find(job.printer_id)))?.language ?? 'de'
      const again = await core.db.tx(async (tx) => {
        const now = core.clock.now()
        if (!mayBeOnPaper({ state: job.state, hasLeft: job.has_left })) {
          // The slip is certainly not on paper, so the same slip is queued again, and no copy is made. A person may have chosen another
          // printer.
          const row =
            await tx.first<JobRow>(sql`UPDATE print_jobs SET state = 'queued', changed_at = ${now}, released_at = ${now}, reason = NULL, is_withdrawn = false, printer_id = ${printer}
            WHERE id = ${job.id} AND state IN ('queued', 'expired', 'failed', 'cancelled') RETURNING *`)
          if (row) await core.live.publish(tx, jobsChannel, { printer })
          return row
        }
        if (job.state === 'claimed') return undefined
        const last = await tx.first<{ copy: number }>(sql`SELECT max(copy) AS copy FROM print_jobs
          WHERE device_id = ${job.device_id} AND template = ${job.template} AND sheet = ${job.sheet} AND (order_id = ${job.order_id} OR id = ${job.id})`)
        const copy = (last?.copy ?? job.copy) + 1
        const row = await queueJob(tx, core, {
          branchId: job.branch_id,
          deviceId: job.device_id,
          printerId: printer,
          orderId: job.order_id,
          label: job.label,
          template: job.template,
          copy,
          sheet: job.sheet,
          lines: withCopy(job, slipTexts(language).copy(copy)),
          held: job.held,
        })
        // A copy was queued for an unconfirmed slip. So nobody needs to decide about the unconfirmed slip any more, and it is cancelled.
        if (row && job.state === 'unconfirmed') await stepJob(tx, core, job.id, 'cancel', { reason: 'printed-again' })
        return row
      })
      return again ? { ok: true, value: await shown(again) } : { ok: false, code: 'print.wrong_state' }
    }),

    serve(jobEndpoints.cancel, async ({ params, session }) => {
      const job = await mine(params.id, session)
      if (!job) return missing
      const row = await stepJob(core.db, core, job.id, 'cancel')
      return row ? { ok: true, value: await shown(row) } : { ok: false, code: 'print.wrong_state' }
    }),

    serve(jobEndpoints.discard, async ({ session }) => {
      const scope = scopeOf(session)
      const count = await core.db.run(sql`UPDATE print_jobs SET state = 'cancelled', changed_at = ${core.clock.now()}
        WHERE state = 'expired' AND (${scope === undefined} OR branch_id = ANY (${[...(scope ?? [])]}::uuid[]))`)
      return { ok: true, value: { count } }
    }),
  ]
}

/** The lines of a slip with a copy mark such as 'KOPIE 2' at the top. An older mark is replaced. */
function withCopy(job: JobRow, copy: string): JobRow['lines'] {
  const mark: JobRow['lines'][number] = {
    is: 'text',
    text: copy,
    size: 2,
    bold: true,
    invert: true,
    align: 'center',
  }
  const lines = job.copy > 0 ? job.lines.slice(1) : job.lines
  return [mark, ...lines]
}
