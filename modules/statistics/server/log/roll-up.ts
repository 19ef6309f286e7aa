import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'
import { screens } from '../../rules/devices.ts'
import { type DayHours, type DayRow, digest } from '../../rules/digest.ts'
import { type Visit, visitsOf } from '../../rules/visits.ts'
import { hoursOf } from '../../rules/periods.ts'
import { readDay } from './day-events.ts'

export function hoursFor(day: string, zone: string): DayHours {
  const date = Temporal.PlainDate.from(day)
  return { startMs: date.toZonedDateTime(zone).epochMilliseconds, weekday: date.dayOfWeek, hours: hoursOf(date, zone) }
}

/** Rows of a day for all, for each branch, and for each kind of device. A branch has the visits with an event there. */
function cubeOf(visits: readonly Visit[], hours: DayHours): (DayRow & { branch: string | null; device: string })[] {
  const branches = new Set(visits.flatMap(({ events }) => events.flatMap(({ branch }) => branch ?? [])))
  const devices = screens.filter((screen) => visits.some(({ device }) => device.screen === screen))
  return [null, ...branches].flatMap((branch) =>
    ['', ...devices].flatMap((device) => {
      const own = visits.filter(
        (visit) =>
          (branch === null || visit.events.some((event) => event.branch === branch)) &&
          (device === '' || visit.device.screen === device),
      )
      return digest(own, hours).map((row) => ({ ...row, branch, device }))
    }),
  )
}

/**
 * Computes the figures of all days with events that are not in them yet, each in a transaction of its own that replaces the day. A crash
 * in between changes nothing, a second run neither, and events that are committed late come in with the next run.
 */
export async function rollUp(
  db: Db,
  { zone, now, keptFrom, signal }: { zone: string; now: Temporal.Instant; keptFrom: string; signal?: AbortSignal },
): Promise<void> {
  const open = await db.many<{ day: string; written: number }>(
    sql`SELECT day::text AS day, written FROM stat_progress WHERE written <> digested AND day >= ${keptFrom} ORDER BY day DESC`,
  )
  for (const { day, written } of open) {
    if (signal?.aborted) return
    await db.tx(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext(${`statistics.day.${day}`}))`)
      const rows = cubeOf(visitsOf(await readDay(tx, day)), hoursFor(day, zone))
      await tx.run(sql`DELETE FROM stat_day WHERE day = ${day}`)
      await tx.run(sql`
        INSERT INTO stat_day (day, branch, device, dim, key, visitors, visits, n, entries, exits)
        SELECT ${day}::date, * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (branch uuid, device text, dim text, key text,
          visitors integer, visits integer, n integer, entries integer, exits integer)`)
      await tx.run(sql`UPDATE stat_progress SET digested = ${written} WHERE day = ${day}`)
    })
  }
  await db.run(sql`INSERT INTO stat_run (id, at) VALUES (1, ${now}) ON CONFLICT (id) DO UPDATE SET at = excluded.at`)
}

/** Figures of days that are older than 25 months, and what was dropped then. */
export async function forgetFigures(db: Db, keptFrom: string): Promise<void> {
  await db.run(sql`DELETE FROM stat_day WHERE day < ${keptFrom}`)
  await db.run(sql`DELETE FROM stat_progress WHERE day < ${keptFrom}`)
  await db.run(sql`DELETE FROM stat_dropped WHERE day < ${keptFrom}`)
}
