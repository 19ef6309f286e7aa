import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { AgentWork, Device } from '../../contract.ts'
import { freshMinutes } from '../../rules/job-states.ts'
import { agentLeaseSeconds } from '../../rules/print-agent.ts'
import type { DeviceStore } from '../device-store.ts'
import { encode } from '../encode.ts'
import { claimNext } from '../claims.ts'
import { type JobRow, stepJob } from '../jobs.ts'
import type { SlipPictures } from '../slips/slip-pictures.ts'

/**
 * Finds the slips that a print agent has to print: at most one for each of its printers. Printer and slip are reserved for
 * `agentLeaseSeconds`, so that the slip is not printed twice.
 */
export function agentWork(core: BrandCore, store: DeviceStore, pictures: SlipPictures) {
  /**
   * Puts lost slips back into the queue. A slip is lost if it was given to the agent, but the agent's list `holding` does not contain it.
   * The agent has then never received the slip, or has forgotten it after a restart. A slip that the agent was already allowed to print
   * (`has_left`) is not put back.
   */
  const putBackLost = async (agentId: string, holding: readonly string[]): Promise<void> => {
    const lost = await core.db
      .many<JobRow>(sql`SELECT * FROM print_jobs WHERE agent_id = ${agentId} AND state = 'claimed'
      AND NOT has_left AND id <> ALL (${[...holding]}::uuid[])`)
    for (const job of lost) {
      const provided = sql`attempts = ${job.attempts} AND NOT has_left`
      if (await stepJob(core.db, core, job.id, 'putBack', { reason: 'no-answer', provided }))
        await store.release(job.printer_id, false)
    }
  }

  const jobFor = async (device: Device, agentId: string): Promise<AgentWork['jobs'][number] | undefined> => {
    if (!(await store.take(device.id, agentLeaseSeconds))) return undefined
    const job = await claimNext(core, device.id, agentLeaseSeconds, agentId)
    if (!job) {
      await store.release(device.id, false)
      return undefined
    }
    const bytes = await encode(job.lines, device, {
      language: 'esc-pos',
      opensDrawer: job.opens_drawer,
      pictures,
    })
    const hash = createHash('sha256').update(bytes).digest('hex')
    await core.db.run(
      sql`UPDATE print_jobs SET bytes_hash = ${hash} WHERE id = ${job.id} AND attempts = ${job.attempts}`,
    )
    return {
      id: job.id,
      attempt: job.attempts,
      deviceId: device.id,
      label: job.label,
      address: device.address,
      status: device.status,
      bytes: Buffer.from(bytes).toString('base64'),
    }
  }

  return {
    putBackLost,
    /**
     * For each printer of the agent that has a waiting slip, claims (reserves) one slip. Also lists the printers whose condition staff have
     * requested.
     */
    async take(agentId: string): Promise<AgentWork> {
      const fresh = core.clock.now().subtract({ minutes: freshMinutes })
      const waiting = await core.db.many<{ id: string; address: string; is_asked: boolean }>(sql`
        SELECT d.id, d.address, coalesce(s.check_asked_at IS NOT NULL, false) AS is_asked
        FROM devices d LEFT JOIN device_states s ON s.device_id = d.id
        WHERE d.agent_id = ${agentId} AND d.transport = 'escpos' AND d.is_enabled AND (s.check_asked_at IS NOT NULL OR EXISTS (
          SELECT 1 FROM print_jobs j WHERE j.printer_id = d.id AND j.state = 'queued' AND j.released_at > ${fresh}))
        ORDER BY d.id`)
      const work: AgentWork = { jobs: [], checks: [] }
      for (const { id, address, is_asked } of waiting) {
        if (is_asked) {
          await core.db.run(sql`UPDATE device_states SET check_asked_at = NULL WHERE device_id = ${id}`)
          work.checks.push({ deviceId: id, address })
        }
        const device = await store.find(id)
        const job = device && (await jobFor(device, agentId))
        if (job) work.jobs.push(job)
      }
      return work
    },
  }
}
