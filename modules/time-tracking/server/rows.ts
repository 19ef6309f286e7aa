import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { WorkingActivity, WorkingSchedule } from '../contract.ts'
import type { Block } from '../rules/blocks.ts'

interface PauseRow {
  from: string
  to: string | null
}
interface ActivityRow extends Omit<WorkingActivity, 'pauses'> {
  pauses: PauseRow[]
}

const iso = (at: string): string => Temporal.Instant.from(at).toString({ smallestUnit: 'millisecond' })
const isoOrNull = (at: string | null): string | null => (at === null ? null : iso(at))

/** Reads recorded blocks of work with their pauses, the oldest first. `where`: SQL condition on the table `a`. */
export async function readActivities(db: Queries, where: Sql): Promise<WorkingActivity[]> {
  const rows = await db.many<ActivityRow>(sql`
    SELECT a.id, a.version, a.user_id AS "user", a.branch_id AS branch, a.department_id AS department, a.project_id AS project,
      a.task_id AS task, a.starts_at AS "from", a.ends_at AS "to", a.source, a.comment, a.flags, a.voided_at IS NOT NULL AS "isVoided",
      coalesce((SELECT jsonb_agg(jsonb_build_object('from', p.starts_at, 'to', p.ends_at) ORDER BY p.starts_at)
        FROM working_pauses p WHERE p.activity_id = a.id), '[]') AS pauses
    FROM working_activities a WHERE ${where} ORDER BY a.starts_at, a.id`)
  return rows.map((row) => ({
    ...row,
    from: iso(row.from),
    to: isoOrNull(row.to),
    pauses: row.pauses.map((pause) => ({ from: iso(pause.from), to: isoOrNull(pause.to) })),
  }))
}

/** Reads shifts, sorted by start. `where`: SQL condition on the table `s`. */
export async function readSchedules(db: Queries, where: Sql): Promise<WorkingSchedule[]> {
  const rows = await db.many<WorkingSchedule>(sql`
    SELECT s.id, s.version, s.user_id AS "user", s.branch_id AS branch, s.department_id AS department, s.project_id AS project,
      s.task_id AS task, s.starts_at AS "from", s.ends_at AS "to", s.pause_minutes AS "pauseMinutes", s.state, s.note
    FROM working_schedules s WHERE ${where} ORDER BY s.starts_at, s.id`)
  return rows.map((row) => ({ ...row, from: iso(row.from), to: iso(row.to) }))
}

const ms = (at: string): number => Date.parse(at)

/**
 * Converts a recorded block of work to the format that the rules use. A block without an end ends at `now`. A pause without an end ends
 * with its block.
 */
export const blockOf = (one: Pick<WorkingActivity, 'from' | 'to' | 'pauses'>, now: number): Block => ({
  from: ms(one.from),
  to: one.to === null ? Math.max(now, ms(one.from)) : ms(one.to),
  pauses: one.pauses.map((pause) => ({
    from: ms(pause.from),
    to: pause.to === null ? Math.max(one.to === null ? now : ms(one.to), ms(pause.from)) : ms(pause.to),
  })),
})

export const stateOf = (open: WorkingActivity | undefined): 'none' | 'running' | 'paused' =>
  !open ? 'none' : open.pauses.some(({ to }) => to === null) ? 'paused' : 'running'
