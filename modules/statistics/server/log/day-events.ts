import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { DayEvent } from '../../rules/visits.ts'
import { kinds } from '../../rules/log-event.ts'

type Row = Omit<DayEvent, 'kind'> & { kind: number }

/** The events of a day, sorted by visitor and time; `before`: only those before an instant. */
export async function readDay(db: Queries, day: string, before?: Temporal.Instant): Promise<DayEvent[]> {
  const rows = await db.many<Row>(sql`
    SELECT (extract(epoch FROM e.at) * 1000)::float8 AS at, e.visitor::text AS visitor, e.kind, e.branch::text AS branch,
      coalesce(p.word, '') AS page, coalesce(n.word, '') AS name, coalesce(r.word, '') AS ref, coalesce(d.word, '') AS dev, e.once::text AS once
    FROM stat_events e LEFT JOIN stat_words p ON p.id = e.page LEFT JOIN stat_words n ON n.id = e.name
      LEFT JOIN stat_words r ON r.id = e.ref LEFT JOIN stat_words d ON d.id = e.dev
    WHERE e.day = ${day} AND (${before ?? null}::timestamptz IS NULL OR e.at < ${before ?? null}::timestamptz)
    ORDER BY e.visitor, e.at, e.id`)
  return rows.map((row) => ({ ...row, kind: kinds[row.kind] ?? 'pixel' }))
}
