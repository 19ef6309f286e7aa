import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { freshMinutes } from '../rules/job-states.ts'
import type { JobRow } from './jobs.ts'

/**
 * Claims (reserves) the oldest waiting slip of a printer, so that no other server process prints it. A slip that has waited longer than 30
 * minutes is not claimed: a person decides whether it is printed. Undefined: no slip can be claimed now.
 */
export function claimNext(
  core: BrandCore,
  printerId: string,
  leaseSeconds: number,
  agentId: string | null = null,
): Promise<JobRow | undefined> {
  const now = core.clock.now()
  return core.db.first<JobRow>(sql`
    UPDATE print_jobs SET state = 'claimed', changed_at = ${now}, attempts = attempts + 1, has_left = false, is_fetched = false,
      agent_id = ${agentId}, lease_until = ${now.add({ seconds: leaseSeconds })}
    WHERE state = 'queued' AND id = (
      SELECT id FROM print_jobs WHERE printer_id = ${printerId} AND state = 'queued' AND released_at > ${now.subtract({ minutes: freshMinutes })}
        AND NOT EXISTS (SELECT 1 FROM print_jobs busy WHERE busy.printer_id = ${printerId} AND busy.state = 'claimed')
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`)
}

export const claimedJob = (db: Queries, printerId: string): Promise<JobRow | undefined> =>
  db.first<JobRow>(
    sql`SELECT * FROM print_jobs WHERE printer_id = ${printerId} AND state = 'claimed' ORDER BY created_at LIMIT 1`,
  )
