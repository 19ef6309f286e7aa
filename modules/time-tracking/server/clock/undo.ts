import sql from 'sql-template-tag'
import type { Answer, Refusal } from '#platform/module.ts'
import type { WorkingActivity } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import type { ClockAction } from '../../rules/clock.ts'
import type { TimeContext } from '../people.ts'
import { readActivities } from '../rows.ts'
import type { ClockPerson } from '../tokens.ts'

const UNDO_SECONDS = 10

/**
 * Undoes the last tap of a person. Refuses if it is more than 10 seconds old or was undone before. No approval is needed. If the tap had
 * started a block of work, the block is not deleted but marked as voided.
 */
export async function undo({ core }: TimeContext, who: ClockPerson): Promise<Answer<WorkingActivity | null> | Refusal> {
  const user = who.person.id
  const now = core.clock.now()
  return core.db.tx(async (tx) => {
    await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`time.${user}`}, 0))`)
    const last = await tx.first<{
      id: string
      action: ClockAction
      activity_id: string | null
      created_at: string
      undone_at: string | null
    }>(
      sql`SELECT id, action, activity_id, created_at, undone_at FROM clock_taps WHERE user_id = ${user} ORDER BY created_at DESC, id DESC LIMIT 1`,
    )
    const isFresh = last && now.since(Temporal.Instant.from(last.created_at)).total('seconds') <= UNDO_SECONDS
    if (!last?.activity_id || !isFresh || last.undone_at !== null) return { ok: false, code: 'time.not_undoable' }
    const activity = last.activity_id
    const [before] = await readActivities(tx, sql`a.id = ${activity}`)
    if (!before || before.flags.includes('claimed')) return { ok: false, code: 'time.not_undoable' }
    if (last.action === 'start')
      await tx.run(sql`UPDATE working_activities SET voided_at = ${now} WHERE id = ${activity}`)
    else if (last.action === 'pause')
      await tx.run(sql`DELETE FROM working_pauses WHERE activity_id = ${activity} AND ends_at IS NULL`)
    else {
      // The end of a block of work also ended a pause that was running. Undoing the end opens the block and the pause again.
      const at = before.to ?? before.pauses.at(-1)?.to ?? null
      await tx.run(sql`UPDATE working_activities SET ends_at = NULL WHERE id = ${activity}`)
      await tx.run(sql`UPDATE working_pauses SET ends_at = NULL WHERE activity_id = ${activity} AND ends_at = ${at}`)
    }
    await tx.run(sql`UPDATE working_activities SET version = version + 1, updated_at = ${now} WHERE id = ${activity}`)
    await tx.run(sql`UPDATE clock_taps SET undone_at = ${now} WHERE id = ${last.id}`)
    const [after] = await readActivities(tx, sql`a.id = ${activity}`)
    const date = dateOf(Date.parse(before.from), who.zone)
    await tx.run(sql`
      INSERT INTO time_corrections (id, user_id, activity_id, work_date, before, after, reason, by_id, by_name, at)
      VALUES (${core.ids.uuid()}, ${user}, ${activity}, ${date}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${'undo'}, ${user},
        ${who.person.name}, ${now})`)
    return { ok: true, value: after ?? null }
  })
}
