import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import type { Device } from '../contract.ts'
import { agentSilentSeconds } from '../rules/print-agent.ts'
import type { DeviceStore } from './device-store.ts'
import { encode } from './encode.ts'
import { claimNext } from './claims.ts'
import { type JobNotes, type JobRow, jobsChannel } from './jobs.ts'
import { tellOutcome } from './outcomes.ts'
import { recover } from './recover.ts'
import type { SlipPictures } from './slips/slip-pictures.ts'
import { printEscpos } from './transports/escpos.ts'

/**
 * For this many seconds the worker reserves a slip and its printer. Printing one slip always takes less time: connecting, asking for the
 * condition and sending each have a time limit.
 */
const leaseSeconds = 45

/**
 * Sends waiting slips to ESC/POS printers by TCP. It runs every five seconds, and when a message from a server process names a printer.
 * Slips are not sent by the outbox, because a printer that does not answer would delay other entries of the outbox.
 */
export function escposWorker(core: BrandCore, store: DeviceStore, notes: JobNotes, pictures: SlipPictures) {
  const running = new Map<string, Promise<void>>()
  const state = { isStopped: false }
  const listed = core.settings.provider('PRINT_HOSTS') ?? ''

  const printOne = async (device: Device, job: JobRow): Promise<boolean> => {
    const bytes = await encode(job.lines, device, {
      language: 'esc-pos',
      opensDrawer: job.opens_drawer,
      pictures,
    })
    const hash = createHash('sha256').update(bytes).digest('hex')
    const outcome = await printEscpos(device, listed, bytes, async () => {
      const marked = await core.db.run(sql`UPDATE print_jobs SET has_left = true, bytes_hash = ${hash}
        WHERE id = ${job.id} AND state = 'claimed' AND attempts = ${job.attempts} AND NOT is_withdrawn`)
      return marked === 1
    })
    return (await tellOutcome({ core, store, notes }, device, job, outcome)).isWell
  }

  const work = async (id: string): Promise<void> => {
    const device = await store.find(id)
    if (device?.transport !== 'escpos' || device.agentId !== null || !device.isEnabled || state.isStopped) return
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
    // At most one further run waits for each printer. If there is a waiting run, a further message changes nothing.
    if (running.has(`${id}+`)) return
    running.set(`${id}+`, before)
    const next = before.then(async () => {
      running.delete(`${id}+`)
      await work(id).catch((error: unknown) => core.log.error({ err: error, device: id }, 'Printing failed'))
    })
    running.set(id, next)
  }

  const stopHearing = core.live.on(jobsChannel, ({ printer }) => {
    // Live messages about agents have no `printer`. They are ignored, because this worker does not print for agents.
    if (typeof printer === 'string') kick(printer)
  })

  const look: ScheduledJob = {
    name: 'devices.print',
    everySeconds: 5,
    async run() {
      await recover(core, store, notes)
      const waiting = await core.db.many<{ id: string; agent_id: string | null }>(sql`
        SELECT DISTINCT d.id, d.agent_id FROM devices d JOIN print_jobs j ON j.printer_id = d.id AND j.state = 'queued'
          LEFT JOIN print_agents a ON a.id = d.agent_id
        WHERE d.transport = 'escpos' AND d.is_enabled
          AND (d.agent_id IS NULL OR a.last_seen_at > ${core.clock.now().subtract({ seconds: agentSilentSeconds })})`)
      for (const { id, agent_id } of waiting)
        if (agent_id === null) kick(id)
        // A print agent prints for this printer. Its open request for slips may wait in another server process. The live message makes that
        // process look for slips again.
        else await core.db.tx((tx) => core.live.publish(tx, jobsChannel, { printer: id }))
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
