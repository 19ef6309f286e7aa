import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import type { Device } from '../contract.ts'
import { alarmMinutes, freshMinutes } from '../rules/job-states.ts'
import type { DeviceStore } from './device-store.ts'
import { encode } from './encode.ts'
import { claimNext, type JobNotes, type JobRow, jobsChannel, settle, stepJob } from './jobs.ts'
import { tellSilent } from './tell-silent.ts'
import { printEscpos } from './transports/escpos.ts'

/** Longer than one slip may take: connection, questions and bytes have time limits of their own. */
const leaseSeconds = 45

/**
 * Sends waiting slips to printers that are reached by TCP. It begins with a message and by the clock. Slips wait beside the outbox, so a
 * dead printer keeps nothing else from its work: it costs one connection now and then, whatever number of slips wait.
 */
export function escposWorker(core: BrandCore, store: DeviceStore, notes: JobNotes) {
  const running = new Map<string, Promise<void>>()
  const state = { isStopped: false }
  const listed = core.settings.provider('PRINT_HOSTS') ?? ''

  const printOne = async (device: Device, job: JobRow): Promise<boolean> => {
    const bytes = await encode(job.lines, device, { language: 'esc-pos', opensDrawer: job.opens_drawer })
    const hash = createHash('sha256').update(bytes).digest('hex')
    const outcome = await printEscpos(device, listed, bytes, async () => {
      const marked = await core.db.run(sql`UPDATE print_jobs SET has_left = true, bytes_hash = ${hash}
        WHERE id = ${job.id} AND state = 'claimed' AND attempts = ${job.attempts} AND NOT is_withdrawn`)
      return marked === 1
    })
    await store.saw(device.id, outcome.condition)
    if (outcome.is === 'printed') await settle(core, notes, job, 'confirm', { device: device.name })
    else if (outcome.is === 'unconfirmed')
      await settle(core, notes, job, 'doubt', { device: device.name, reason: outcome.reason })
    else await stepJob(core.db, core, job.id, 'putBack', { reason: outcome.reason })
    if (outcome.is !== 'printed') await store.log(device.id, outcome.is, `${job.label}: ${outcome.reason}`)
    return outcome.is === 'printed' || (outcome.is === 'unconfirmed' && outcome.condition === 'unknown')
  }

  const work = async (id: string): Promise<void> => {
    const device = await store.find(id)
    if (device?.transport !== 'escpos' || !device.isEnabled || state.isStopped) return
    while (!state.isStopped && (await store.take(id, leaseSeconds))) {
      const job = await claimNext(core, id, leaseSeconds)
      const isWell = job ? await printOne(device, job) : true
      await store.release(id, !isWell)
      if (!job) return
    }
  }

  const kick = (id: string): void => {
    if (state.isStopped) return
    const before = running.get(id) ?? Promise.resolve()
    // Several messages while a slip is printed are one further look.
    if (running.has(`${id}+`)) return
    running.set(`${id}+`, before)
    const next = before.then(async () => {
      running.delete(`${id}+`)
      await work(id).catch((error: unknown) => core.log.error({ err: error, device: id }, 'Printing failed'))
    })
    running.set(id, next)
  }

  const stopHearing = core.live.on(jobsChannel, ({ printer }) => kick(String(printer)))

  const look: ScheduledJob = {
    name: 'devices.print',
    everySeconds: 5,
    async run() {
      await recover(core, store, notes)
      const waiting = await core.db.many<{ id: string }>(sql`
        SELECT DISTINCT d.id FROM devices d JOIN print_jobs j ON j.printer_id = d.id AND j.state = 'queued' WHERE d.transport = 'escpos' AND d.is_enabled`)
      for (const { id } of waiting) kick(id)
    },
  }

  return {
    job: look,
    async close() {
      state.isStopped = true
      stopHearing()
      await Promise.allSettled(running.values())
    },
  }
}

/** What was left behind: claims of processes that died, slips that waited too long, printers that keep silent. */
async function recover(core: BrandCore, store: DeviceStore, notes: JobNotes): Promise<void> {
  const now = core.clock.now()
  const names = await store.names()
  const dead = await core.db.many<JobRow>(
    sql`SELECT * FROM print_jobs WHERE state = 'claimed' AND lease_until <= ${now}`,
  )
  for (const job of dead) {
    const device = names.get(job.printer_id) ?? ''
    const isSame = sql`attempts = ${job.attempts}`
    if (job.has_left) await settle(core, notes, job, 'doubt', { device, reason: 'no-answer', provided: isSame })
    else await stepJob(core.db, core, job.id, 'putBack', { reason: 'no-answer', provided: isSame })
  }
  const old = await core.db.many<JobRow>(
    sql`SELECT * FROM print_jobs WHERE state = 'queued' AND released_at <= ${now.subtract({ minutes: freshMinutes })} ORDER BY id LIMIT 200`,
  )
  for (const job of old)
    await settle(core, notes, job, 'expire', {
      device: names.get(job.printer_id) ?? '',
      reason: 'too-old',
      actor: { type: 'system' },
    })
  const silent = await core.db.tx(async (tx) => {
    const found = await tx.many<{ device_id: string; silent_since: string }>(sql`
    INSERT INTO device_states AS s (device_id, silent_since)
    SELECT j.printer_id, min(j.released_at) FROM print_jobs j
    WHERE j.state IN ('queued', 'claimed') GROUP BY j.printer_id HAVING min(j.released_at) <= ${now.subtract({ minutes: alarmMinutes })}
    ON CONFLICT (device_id) DO UPDATE SET silent_since = excluded.silent_since WHERE s.silent_since IS NULL
    RETURNING device_id, silent_since`)
    for (const one of found) await tellSilent(tx, core, one)
    return found
  })
  for (const { device_id } of silent) await store.log(device_id, 'silent')
}
