import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { Refusal, Session } from '#platform/module.ts'
import type { AskedShift } from '../contract.ts'
import type { RequestRow } from './decide.ts'
import type { TimeContext } from './people.ts'
import { AROUND, type NamedBreach, newErrors, refusedFor } from './planned-errors.ts'
import { readSchedules } from './rows.ts'
import { shiftChanged } from './shift-changed.ts'
import { tellChanged } from './tell.ts'

/**
 * Finds the violations of working-time rules (severity 'error') that a swap of shifts would cause. Violations that exist already are not
 * returned. It is called when the request is displayed, and again before the shifts are swapped.
 */
export async function swapBreaches(
  context: TimeContext,
  db: Queries,
  shifts: readonly AskedShift[],
): Promise<NamedBreach[]> {
  const found: NamedBreach[] = []
  for (const user of new Set(shifts.map(({ receiver }) => receiver))) {
    const instants = shifts.map(({ from }) => Temporal.Instant.from(from)).toSorted(Temporal.Instant.compare)
    const [first, last] = [instants[0], instants.at(-1)]
    if (!first || !last) continue
    const ids = shifts.map(({ id }) => id)
    const around = await readSchedules(
      db,
      sql`(s.user_id = ${user} OR s.id = ANY(${ids})) AND s.state <> 'withdrawn'
        AND s.starts_at > ${first.subtract(AROUND)} AND s.starts_at < ${last.add(AROUND)}`,
    )
    const received = new Set(shifts.filter(({ receiver }) => receiver === user).map(({ id }) => id))
    const before = around.filter((one) => one.user === user)
    const after = around.filter((one) => received.has(one.id) || (one.user === user && !ids.includes(one.id)))
    found.push(...(await newErrors(context, db, { user, at: first.toString(), before, after })))
  }
  return found
}

/**
 * Gives the shifts of an approved request to their new people. Undefined: the shifts now belong to them. Refused if one of the shifts has
 * changed since the request was made, or if the swap would break a further working-time rule (severity 'error').
 */
export async function passShifts(
  context: TimeContext,
  tx: Tx,
  row: RequestRow,
  session: Session,
): Promise<Refusal | undefined> {
  const shifts = row.payload.shifts ?? []
  if (row.kind === 'swap' && row.partner_agreed_at === null) return { ok: false, code: 'time.not_agreed' }
  const ids = shifts.map(({ id }) => id).toSorted()
  const now = context.core.clock.now()
  await tx.many(sql`SELECT id FROM working_schedules WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`)
  const current = await readSchedules(tx, sql`s.id = ANY(${ids}) AND s.state IN ('published', 'changed')`)
  const isSame = shifts.every((asked) => {
    const one = current.find(({ id }) => id === asked.id)
    return one?.version === asked.version && one.user === asked.user && Date.parse(one.from) > now.epochMilliseconds
  })
  if (!isSame || shifts.length === 0) return { ok: false, code: 'time.shift_changed' }
  const refused = refusedFor(await swapBreaches(context, tx, shifts))
  if (refused) return refused
  // First the shifts are taken from all people. If they were passed on one by one, two shifts of a person could overlap for a moment, and
  // the database refuses that.
  await tx.run(sql`UPDATE working_schedules SET user_id = NULL WHERE id = ANY(${ids})`)
  for (const { id, receiver } of shifts)
    await tx.run(sql`
      UPDATE working_schedules SET user_id = ${receiver}, state = 'changed', version = version + 1, updated_at = ${now} WHERE id = ${id}`)
  for (const one of current) {
    const [after] = await readSchedules(tx, sql`s.id = ${one.id}`)
    if (after) await shiftChanged(context, tx, { before: one, after }, session)
    // The person who made the request gets a mail about the decision. So only the other people get this mail.
    const isOthers = (user: string | null | undefined): boolean => user !== null && user !== row.user_id
    if (after)
      await tellChanged(
        context,
        tx,
        { before: isOthers(one.user) ? one : null, after: isOthers(after.user) ? after : null },
        session.userId,
      )
  }
  return undefined
}
