import sql from 'sql-template-tag'
import type { Db, Tx } from '#platform/db.ts'
import { kinds, type LogEvent } from '../../rules/log-event.ts'

/** An event that is to be written; everything personal is gone. */
export interface StoredEvent extends Pick<LogEvent, 'kind' | 'page' | 'name' | 'branch' | 'data'> {
  day: string
  at: Temporal.Instant
  visitor: string
  ref: string
  dev: string
  once: string | null
}

export type WriteEvents = (events: readonly StoredEvent[]) => Promise<void>

/** Most words that a process remembers. */
const WORDS = 20_000

/** Writes events of the log in one transaction, and counts them for the next digest of their days. */
export function openStore(db: Db): WriteEvents {
  const words = new Map<string, number>()
  const days = new Set<string>()

  const learn = async (tx: Tx, wanted: ReadonlySet<string>): Promise<void> => {
    const missing = [...wanted].filter((word) => !words.has(word))
    if (missing.length === 0) return
    if (words.size > WORDS) words.clear()
    const all = missing.length === wanted.size ? missing : [...wanted]
    await tx.run(sql`INSERT INTO stat_words (word) SELECT unnest(${all.toSorted()}::text[]) ON CONFLICT DO NOTHING`)
    const rows = await tx.many<{ id: number; word: string }>(
      sql`SELECT id, word FROM stat_words WHERE word = ANY(${all})`,
    )
    for (const { id, word } of rows) words.set(word, id)
  }

  return async (events) => {
    for (const day of new Set(events.map((event) => event.day)))
      if (!days.has(day)) {
        await makePartition(db, day)
        days.add(day)
      }
    const wanted = new Set(
      events.flatMap(({ page, name, ref, dev }) => [page, name, ref, dev]).filter((word) => word !== ''),
    )
    await db.tx(async (tx) => {
      await learn(tx, wanted)
      const rows = events.map(({ kind, data, at, page, name, ref, dev, branch, ...event }) => ({
        ...event,
        at: at.toString(),
        kind: kinds.indexOf(kind),
        branch: branch ?? null,
        page: words.get(page) ?? null,
        name: words.get(name) ?? null,
        ref: words.get(ref) ?? null,
        dev: words.get(dev) ?? null,
        data: data ?? null,
      }))
      await tx.run(sql`
        INSERT INTO stat_events (day, at, visitor, kind, branch, page, name, ref, dev, once, data)
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (day date, at timestamptz, visitor bigint, kind smallint,
          branch uuid, page integer, name integer, ref integer, dev integer, once bigint, data jsonb)`)
      await tx.run(sql`
        INSERT INTO stat_progress (day, written)
        SELECT day, count(*) FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (day date) GROUP BY day ORDER BY day
        ON CONFLICT (day) DO UPDATE SET written = stat_progress.written + excluded.written`)
    })
  }
}

/** The partition of a day. The server's role may not make tables: a function of the owner does it (migration 0003). */
const makePartition = (db: Pick<Db, 'run'>, day: string): Promise<unknown> =>
  db.run(sql`SELECT stat_make_partition(${day}::date)`)

/** Makes the partitions of the next days ahead, and drops those before `keptFrom`. */
export async function tendPartitions(db: Db, today: string, keptFrom: string): Promise<void> {
  const first = Temporal.PlainDate.from(today)
  for (let ahead = 0; ahead <= 7; ahead++) await makePartition(db, first.add({ days: ahead }).toString())
  await db.run(sql`SELECT stat_drop_partitions(${keptFrom}::date)`)
}
