import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { WorkingActivity } from '../contract.ts'
import { dateOf } from '../rules/blocks.ts'
import { isMonthClosed } from './month-state.ts'
import { branchesOf, type Contract, type TimeContext, zoneOf } from './people.ts'

/** The values that a recorded block of work must have after a correction. */
export interface Change {
  readonly branch?: string | null | undefined
  readonly department?: string | null | undefined
  readonly project?: string | null | undefined
  readonly task?: string | null | undefined
  readonly from: string
  readonly to: string | null
  readonly pauses: readonly { from: string; to: string | null }[]
  readonly comment?: string | undefined
}

/**
 * Checks the new times of a block of work. Returns a refusal in these cases: the end is not later than the start, or lies in the future;
 * a pause lies outside of the block or overlaps another pause; or the month is closed.
 */
export async function problemOf(
  context: TimeContext,
  owner: { person: StaffPerson; contracts: Contract[] },
  change: Change,
): Promise<Refusal | undefined> {
  const { db, clock } = context.core
  const start = Date.parse(change.from)
  const end = change.to === null ? clock.epochMs() : Date.parse(change.to)
  if (end <= start || end > clock.epochMs() + 60_000) return { ok: false, code: 'time.block_times', field: 'to' }
  let last = start
  for (const pause of change.pauses) {
    const [from, to] = [Date.parse(pause.from), pause.to === null ? end : Date.parse(pause.to)]
    if (from < last || to < from || to > end) return { ok: false, code: 'time.pause_outside', field: 'pauses' }
    last = to
  }
  const zone = await zoneOf(context, owner.person, owner.contracts)
  const isClosed = await isMonthClosed(db, owner.person.id, dateOf(start, zone))
  return isClosed ? { ok: false, code: 'time.month_closed' } : undefined
}

const LONGEST_BLOCK_MS = 48 * 3_600_000

export const isTooLong = ({ from, to }: Pick<Change, 'from' | 'to'>): boolean =>
  to !== null && Date.parse(to) - Date.parse(from) > LONGEST_BLOCK_MS

/**
 * Checks a change of a block of work. Returns a refusal if the block would become longer than two days, or if the person does not work in
 * the new branch. The branch that the block already has is always accepted. Undefined: the change is valid.
 */
export function badChange(
  owner: { person: StaffPerson; contracts: Contract[] },
  change: Change,
  before?: Pick<WorkingActivity, 'branch'> | null,
): Refusal | undefined {
  if (isTooLong(change)) return { ok: false, code: 'time.block_length', field: 'to' }
  const { branch } = change
  const isKnown = !branch || branch === before?.branch || branchesOf(owner.person, owner.contracts).includes(branch)
  return isKnown ? undefined : { ok: false, code: 'field.choice', field: 'branch' }
}

/**
 * Stores a block of work with its pauses, and returns its id. If an existing block is corrected, its flags are removed, because the
 * correction solves the reported problems.
 */
export async function writeBlock(
  { core }: TimeContext,
  tx: Tx,
  id: string,
  user: string,
  change: Change,
): Promise<string> {
  const now = core.clock.now()
  await tx.run(sql`
    INSERT INTO working_activities (id, created_at, updated_at, user_id, branch_id, department_id, project_id, task_id, starts_at, ends_at,
      source, comment)
    VALUES (${id}, ${now}, ${now}, ${user}, ${change.branch ?? null}, ${change.department ?? null}, ${change.project ?? null},
      ${change.task ?? null}, ${change.from}, ${change.to}, 'manual', ${change.comment ?? ''})
    ON CONFLICT (id) DO UPDATE SET version = working_activities.version + 1, updated_at = ${now}, branch_id = excluded.branch_id,
      department_id = excluded.department_id, project_id = excluded.project_id, task_id = excluded.task_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, comment = excluded.comment, flags = '[]', voided_at = NULL`)
  await tx.run(sql`DELETE FROM working_pauses WHERE activity_id = ${id}`)
  for (const pause of change.pauses)
    await tx.run(
      sql`INSERT INTO working_pauses (id, activity_id, starts_at, ends_at) VALUES (${core.ids.uuid()}, ${id}, ${pause.from}, ${pause.to})`,
    )
  return id
}

interface Kept {
  user: string
  zone: string
  before: WorkingActivity | null
  after: WorkingActivity | null
  reason: string
  by: { id: string; name: string }
  approvedBy?: { id: string; name: string }
  /**
   * Id of the recorded block of work that was corrected. Undefined: it is the id of `before` or `after`. Null: there is no recorded block,
   * because the block exists only in corrections of a closed month.
   */
  activity?: string | null
  /** Only for a closed month: the difference in minutes that was added to the time account. */
  counterMinutes?: number
}

/**
 * Stores a correction: the block of work before and after it, who made the correction, when and why, and who approved it. If both blocks
 * are null, nothing is stored.
 */
export async function addCorrection({ core }: TimeContext, tx: Tx, kept: Kept): Promise<void> {
  const block = kept.before ?? kept.after
  if (!block) return
  const activity = kept.activity === undefined ? block.id : kept.activity
  const json = (value: WorkingActivity | null): string | null => (value === null ? null : JSON.stringify(value))
  await tx.run(sql`
    INSERT INTO time_corrections (id, user_id, activity_id, work_date, before, after, reason, by_id, by_name, approved_by, approved_by_name,
      counter_minutes, at)
    VALUES (${core.ids.uuid()}, ${kept.user}, ${activity}, ${dateOf(Date.parse(block.from), kept.zone)}, ${json(kept.before)}, ${json(kept.after)},
      ${kept.reason}, ${kept.by.id}, ${kept.by.name}, ${kept.approvedBy?.id ?? null}, ${kept.approvedBy?.name ?? ''}, ${kept.counterMinutes ?? null},
      ${core.clock.now()})`)
}
