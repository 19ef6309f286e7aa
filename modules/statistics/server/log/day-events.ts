import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { DayEvent } from '../../rules/visits.ts'
import { kinds } from '../../rules/log-event.ts'

type Row = Omit<DayEvent, 'kind'> & { kind: number }

/** Which events of the log are read: those of a day, with optional limits. */
interface Which {
  readonly day: string
  /** Only events before this instant. */
  readonly before?: Temporal.Instant | undefined
  /** A snapshot of PostgreSQL: only events whose transactions were committed when it was taken. */
  readonly seenBy?: string | undefined
}

/**
 * The events are read in parts. Each part has the events of this many visitors. Between two parts the server can process other requests.
 */
const AT_ONCE = 200

const meant = (alias: Sql, { day, before, seenBy }: Which): Sql => {
  const parts = [sql`${alias}.day = ${day}::date`]
  if (before) parts.push(sql`${alias}.at < ${before}::timestamptz`)
  if (seenBy) parts.push(sql`pg_visible_in_snapshot(${alias}.tx::text::xid8, ${seenBy}::pg_snapshot)`)
  return join(parts, ' AND ')
}

/**
 * The ids of the visitors who have an event on the day. The optional limits: the event is not before `from`, and is earlier than `before`.
 */
export async function visitorsOf(
  db: Queries,
  { day, from, before }: Which & { from?: Temporal.Instant | undefined },
): Promise<string[]> {
  const after = from ? sql`e.at >= ${from}::timestamptz` : sql`true`
  const rows = await db.many<{ visitor: string }>(
    sql`SELECT DISTINCT e.visitor::text AS visitor FROM stat_events e WHERE ${meant(sql`e`, { day, before })} AND ${after}`,
  )
  return rows.map(({ visitor }) => visitor)
}

/**
 * Reads the events of these visitors, in parts. Events of the same visitor follow each other, sorted by time. If a purchase was reported
 * several times on the day, also by different visitors, only the first report is returned.
 */
export async function* eventsOf(
  db: Queries,
  visitors: readonly string[],
  which: Which,
): AsyncGenerator<readonly DayEvent[]> {
  for (let from = 0; from < visitors.length; from += AT_ONCE) {
    const rows = await db.many<Row>(sql`
      SELECT (extract(epoch FROM e.at) * 1000)::float8 AS at, e.visitor::text AS visitor, e.kind, e.branch::text AS branch,
        coalesce(p.word, '') AS page, coalesce(n.word, '') AS name, coalesce(r.word, '') AS ref, coalesce(d.word, '') AS dev, e.once::text AS once
      FROM stat_events e LEFT JOIN stat_words p ON p.id = e.page LEFT JOIN stat_words n ON n.id = e.name
        LEFT JOIN stat_words r ON r.id = e.ref LEFT JOIN stat_words d ON d.id = e.dev
      WHERE ${meant(sql`e`, which)} AND e.visitor = ANY(${visitors.slice(from, from + AT_ONCE)}::bigint[])
        AND (e.once IS NULL OR NOT EXISTS (
          SELECT 1 FROM stat_events o WHERE ${meant(sql`o`, which)} AND o.once = e.once AND (o.at, o.id) < (e.at, e.id)))
      ORDER BY e.visitor, e.at, e.id`)
    let own: DayEvent[] = []
    for (const { kind, ...row } of rows) {
      if (own[0] && own[0].visitor !== row.visitor) {
        yield own
        own = []
      }
      own.push({ ...row, kind: kinds[kind] ?? 'pixel' })
    }
    if (own.length > 0) yield own
  }
}
