import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { agentEndpoints, type AgentResult } from '../../contract.ts'
import type { DeviceStore } from '../device-store.ts'
import { type JobNotes, type JobRow, jobsChannel } from '../jobs.ts'
import { tellOutcome } from '../outcomes.ts'
import type { SlipPictures } from '../slips/slip-pictures.ts'
import { agentOf } from './agent-key.ts'
import { agentWork } from './agent-work.ts'
import { openBell } from './bell.ts'

const missing = { ok: false, code: 'record.not_found' } as const

/** Handlers of the API calls that print agents make with their key (docs/rules/printing.md, Print agent). */
export function agentMachineCalls(
  core: BrandCore,
  store: DeviceStore,
  notes: JobNotes,
  pictures: SlipPictures,
): Handler[] {
  const work = agentWork(core, store, pictures)
  const ownJob = (id: string, agentId: string): Promise<JobRow | undefined> =>
    core.db.first<JobRow>(sql`SELECT * FROM print_jobs WHERE id = ${id} AND agent_id = ${agentId}`)

  const result = async (job: JobRow, told: AgentResult): Promise<void> => {
    const name = (await store.names()).get(job.printer_id) ?? ''
    if (job.attempts !== told.attempt) return
    const device = { id: job.printer_id, name }
    const { isTaken, isWell } = await tellOutcome({ core, store, notes }, device, job, told)
    if (!isTaken) return
    await store.release(device.id, !isWell)
    // The printer is free for its next slip. The server may have delayed its response to the agent, because no slip could be printed. After
    // this message it responds.
    await core.db.tx((tx) => core.live.publish(tx, jobsChannel, { printer: device.id }))
  }

  return [
    serve(agentEndpoints.next, async ({ body, headers, signal }) => {
      const until = performance.now() + body.waitSeconds * 1000
      const bell = openBell(core, signal)
      try {
        for (let turn = 0; ; turn++) {
          // The key may have been revoked during the wait, so it is checked again.
          const known = await agentOf(core.db, { headers })
          if (!known.ok) return known
          const { id } = known.agent
          if (turn === 0) {
            await core.db.run(
              sql`UPDATE print_agents SET last_seen_at = ${core.clock.now()}, version = ${body.version} WHERE id = ${id}`,
            )
            await work.putBackLost(id, body.holding)
          }
          if (signal.aborted) return { ok: true, value: { jobs: [], checks: [] } }
          const found = await work.take(id)
          if (found.jobs.length + found.checks.length > 0) return { ok: true, value: found }
          while (!(await bell.rings(until - performance.now())))
            if (signal.aborted || performance.now() >= until) return { ok: true, value: found }
        }
      } finally {
        bell.close()
      }
    }),

    serve(agentEndpoints.sending, async ({ params, body, headers }) => {
      const known = await agentOf(core.db, { headers })
      if (!known.ok) return known
      const marked = await core.db.run(sql`UPDATE print_jobs SET has_left = true
        WHERE id = ${params.id} AND agent_id = ${known.agent.id} AND state = 'claimed' AND attempts = ${body.attempt}
          AND lease_until > ${core.clock.now()} AND NOT is_withdrawn`)
      return { ok: true, value: { mayPrint: marked === 1 } }
    }),

    serve(agentEndpoints.result, async ({ params, body, headers }) => {
      const known = await agentOf(core.db, { headers })
      if (!known.ok) return known
      const job = await ownJob(params.id, known.agent.id)
      if (!job) return missing
      await result(job, body)
      return { ok: true, value: { state: (await ownJob(params.id, known.agent.id))?.state ?? job.state } }
    }),

    serve(agentEndpoints.condition, async ({ params, body, headers }) => {
      const known = await agentOf(core.db, { headers })
      if (!known.ok) return known
      const device = await core.db.first<{ id: string }>(
        sql`SELECT id FROM devices WHERE id = ${params.id} AND agent_id = ${known.agent.id}`,
      )
      if (!device) return missing
      await store.saw(device.id, body.condition)
      await core.db.tx((tx) => core.live.publish(tx, jobsChannel, { printer: device.id, checked: true }))
      return { ok: true, value: { taken: true } }
    }),
  ]
}
