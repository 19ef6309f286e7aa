import sql from 'sql-template-tag'
import type { Db, Tx } from '#platform/db.ts'
import { capped, type CubeRow, daysOf, figuresOf, type HourRow, newTally } from '../../rules/figures.ts'
import type { DayHours } from '../../rules/digest.ts'
import { hoursOf } from '../../rules/periods.ts'
import { eventsOf, visitorsOf } from './day-events.ts'
import { makePartition } from './store.ts'

export function hoursFor(day: string, zone: string): DayHours {
  const date = Temporal.PlainDate.from(day)
  return { startMs: date.toZonedDateTime(zone).epochMilliseconds, weekday: date.dayOfWeek, hours: hoursOf(date, zone) }
}

/** Maximum number of rows in one SQL statement. More rows are written with several statements. */
const AT_ONCE = 5000

interface Run {
  zone: string
  now: Temporal.Instant
  keptFrom: string
  signal?: AbortSignal
}

/**
 * Updates the stored figures of all days with new events, each day in its own transaction. For today only the visitors with new events are
 * computed again: their old figures are subtracted, and their new figures are added. When a day is over, it is computed again from all its
 * events. A run that is interrupted or repeated gives the same result. Events that are committed during a run are counted in the next run.
 */
export async function rollUp(db: Db, { zone, now, keptFrom, signal }: Run): Promise<void> {
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString()
  const open = await db.many<{ day: string }>(sql`
    SELECT day::text AS day FROM stat_progress WHERE (written <> digested OR (day < ${today}::date AND NOT is_closed)) AND day >= ${keptFrom}
    ORDER BY day DESC`)
  for (const { day } of open) {
    if (signal?.aborted) return
    // Events that a restore of a backup has written are moved into the partition of their day.
    await makePartition(db, day)
    await db.tx((tx) => rollUpDay(tx, day, { hours: hoursFor(day, zone), isOver: day < today, signal }))
  }
  await db.run(sql`INSERT INTO stat_run (id, at) VALUES (1, ${now}) ON CONFLICT (id) DO UPDATE SET at = excluded.at`)
}

interface Day {
  hours: DayHours
  isOver: boolean
  signal: AbortSignal | undefined
}

async function rollUpDay(tx: Tx, day: string, { hours, isOver, signal }: Day): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext(${`statistics.day.${day}`}))`)
  // This is a single statement, because `written` and the snapshot must belong to the same instant. A snapshot that lies in the future was
  // stored before a backup was restored; it is ignored.
  const state = await tx.first<{ written: number; digested: number; seen: string | null; now: string }>(sql`
    SELECT written, digested, pg_current_snapshot()::text AS now,
      CASE WHEN pg_snapshot_xmax(seen) <= pg_snapshot_xmax(pg_current_snapshot()) THEN seen::text END AS seen
    FROM stat_progress WHERE day = ${day}`)
  if (!state) return
  const { written, now } = state
  const changed = state.seen !== null && !isOver ? await changedSince(tx, day, state.seen, now) : undefined
  // If the number of stored events differs from the counted number, something else has changed the log. Then all figures of the day are computed
  // again.
  const seen = changed && changed.events + state.digested === written ? state.seen : null
  const visitors = seen === null ? await visitorsOf(tx, { day }) : (changed?.visitors ?? [])
  const tally = newTally()
  const count = async (seenBy: string, sign: 1 | -1): Promise<void> => {
    for await (const events of eventsOf(tx, visitors, { day, seenBy })) {
      signal?.throwIfAborted()
      tally.add(figuresOf(events, hours), sign)
    }
  }
  await count(now, 1)
  if (seen === null) {
    await tx.run(sql`DELETE FROM stat_day WHERE day = ${day}`)
    await tx.run(sql`DELETE FROM stat_hour WHERE day = ${day}`)
  } else await count(seen, -1)
  await addRows(tx, day, tally.rows())
  await tx.run(
    sql`UPDATE stat_progress SET digested = ${written}, seen = ${now}::pg_snapshot, is_closed = ${isOver} WHERE day = ${day}`,
  )
}

/**
 * Finds what has changed between two snapshots of the database: the number of new events, and the visitors whose figures may change. These
 * visitors sent new events, or reported the same purchase as a visitor who sent new events.
 */
async function changedSince(
  tx: Tx,
  day: string,
  seen: string,
  now: string,
): Promise<{ events: number; visitors: string[] }> {
  const rows = await tx.many<{ visitor: string; events: number }>(sql`
    WITH fresh AS (
      SELECT visitor, once FROM stat_events
      WHERE day = ${day}::date AND tx >= pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
        AND NOT pg_visible_in_snapshot(tx::text::xid8, ${seen}::pg_snapshot) AND pg_visible_in_snapshot(tx::text::xid8, ${now}::pg_snapshot))
    SELECT visitor::text AS visitor, count(*)::integer AS events FROM fresh GROUP BY visitor
    UNION ALL
    SELECT DISTINCT o.visitor::text, 0 FROM fresh f JOIN stat_events o ON o.day = ${day}::date AND o.once = f.once WHERE f.once IS NOT NULL`)
  return {
    events: rows.reduce((sum, { events }) => sum + events, 0),
    visitors: [...new Set(rows.map(({ visitor }) => visitor))],
  }
}

/** Adds changes to the stored figures of a day and of its hours. */
async function addRows(tx: Tx, day: string, changes: readonly HourRow[]): Promise<void> {
  if (changes.length === 0) return
  const known = await tx.many<CubeRow>(
    sql`SELECT branch::text AS branch, device, dim, key FROM stat_day WHERE day = ${day} AND dim <> 'flow'`,
  )
  const hours = capped(changes, known)
  await upsert(
    hours,
    (json) => sql`
    INSERT INTO stat_hour AS s (day, hour, branch, device, dim, key, visitors, visits, n, entries, exits)
    SELECT ${day}::date, * FROM jsonb_to_recordset(${json}::jsonb) AS r (hour smallint, branch uuid, device text, dim text, key text,
      visitors integer, visits integer, n integer, entries integer, exits integer)
    ON CONFLICT (day, dim, device, branch, hour, key) DO UPDATE SET visitors = s.visitors + excluded.visitors, visits = s.visits + excluded.visits,
      n = s.n + excluded.n, entries = s.entries + excluded.entries, exits = s.exits + excluded.exits`,
  )
  await upsert(
    daysOf(hours),
    (json) => sql`
    INSERT INTO stat_day AS s (day, branch, device, dim, key, visitors, visits, n, entries, exits)
    SELECT ${day}::date, * FROM jsonb_to_recordset(${json}::jsonb) AS r (branch uuid, device text, dim text, key text,
      visitors integer, visits integer, n integer, entries integer, exits integer)
    ON CONFLICT (dim, device, branch, day, key) DO UPDATE SET visitors = s.visitors + excluded.visitors, visits = s.visits + excluded.visits,
      n = s.n + excluded.n, entries = s.entries + excluded.entries, exits = s.exits + excluded.exits`,
  )
  // When a visit continues, its earlier exit page and path no longer count. Rows whose values have become 0 are deleted.
  for (const table of ['stat_day', 'stat_hour'])
    await tx.run(
      sql`DELETE FROM ${sql([table])} WHERE day = ${day} AND visitors = 0 AND visits = 0 AND n = 0 AND entries = 0 AND exits = 0`,
    )

  async function upsert(rows: readonly CubeRow[], statement: (json: string) => ReturnType<typeof sql>): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await tx.run(statement(JSON.stringify(rows.slice(from, from + AT_ONCE))))
  }
}

/** Deletes figures of days before `keptFrom`, and hourly figures of days before `hoursFrom`, whose events are already deleted. */
export async function forgetFigures(db: Db, keptFrom: string, hoursFrom: string): Promise<void> {
  await db.run(sql`DELETE FROM stat_day WHERE day < ${keptFrom}`)
  await db.run(sql`DELETE FROM stat_hour WHERE day < ${hoursFrom}`)
  await db.run(sql`DELETE FROM stat_progress WHERE day < ${keptFrom}`)
  await db.run(sql`DELETE FROM stat_dropped WHERE day < ${keptFrom}`)
}
