import sql from 'sql-template-tag'
import type { Db, Tx } from '#platform/db.ts'
import { kinds, type LogEvent } from '../../rules/log-event.ts'

/** An event to be written, without personal data. */
export interface StoredEvent extends Pick<LogEvent, 'kind' | 'page' | 'name' | 'branch' | 'data'> {
  day: string
  at: Temporal.Instant
  visitor: string
  ref: string
  dev: string
  once: string | null
}

export type WriteEvents = (events: readonly StoredEvent[]) => Promise<void>

/** Each text is stored once, and events contain its number. The most texts whose numbers one process keeps in memory. */
const WORDS = 20_000
/** The most texts that are stored. There must be a limit, because callers can send any path. Beyond it, events are stored without their texts. */
const MOST_STORED = 100_000
/** The lock on the table of texts. Transactions that write events share the lock; the transaction that deletes texts holds it alone. */
const wordsLock = sql`hashtext('statistics.words')`

/** Writes events of the log in one transaction, and counts them for the next update of their day's figures. */
export function openStore(db: Db, mostStored = MOST_STORED): WriteEvents {
  const words = new Map<string, number>()
  const days = new Set<string>()

  /**
   * Finds the numbers of the texts, and stores texts that are new. New numbers are kept in memory only after the commit, because a number
   * that was rolled back belongs to no text.
   */
  const learn = async (tx: Tx, wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> => {
    const missing = [...wanted].filter((word) => !words.has(word))
    if (missing.length === 0) return words
    await tx.run(sql`SELECT pg_advisory_xact_lock_shared(${wordsLock})`)
    const all = [...wanted].toSorted()
    await tx.run(sql`
      INSERT INTO stat_words (word)
      SELECT w FROM unnest(${all}::text[]) AS w WHERE NOT EXISTS (SELECT 1 FROM stat_words s WHERE s.word = w)
      ORDER BY w LIMIT greatest(0, ${mostStored}::integer - (SELECT count(*) FROM stat_words)) ON CONFLICT DO NOTHING`)
    const rows = await tx.many<{ id: number; word: string }>(
      sql`SELECT id, word FROM stat_words WHERE word = ANY(${all})`,
    )
    return new Map(rows.map(({ id, word }) => [word, id]))
  }

  return async (events) => {
    for (const day of new Set(events.map((event) => event.day)))
      if (!days.has(day)) {
        await makePartition(db, day)
        days.add(day)
        // A text in memory is used by an event of this day, so `forgetWords` has not deleted it.
        words.clear()
      }
    const wanted = new Set(
      events.flatMap(({ page, name, ref, dev }) => [page, name, ref, dev]).filter((word) => word !== ''),
    )
    const learnt = await db.tx(async (tx) => {
      const numbers = await learn(tx, wanted)
      const rows = events.map(({ kind, data, at, page, name, ref, dev, branch, ...event }) => ({
        ...event,
        at: at.toString(),
        kind: kinds.indexOf(kind),
        branch: branch ?? null,
        page: numbers.get(page) ?? null,
        name: numbers.get(name) ?? null,
        ref: numbers.get(ref) ?? null,
        dev: numbers.get(dev) ?? null,
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
      return numbers
    })
    if (learnt === words) return
    if (words.size > WORDS) words.clear()
    for (const [word, id] of learnt) words.set(word, id)
  }
}

/**
 * Deletes texts that no event uses any more, if there are more than `from` texts. The events that used them were deleted with the
 * partitions of their days.
 */
export const forgetWords = (db: Db, from = MOST_STORED / 2): Promise<void> =>
  db.tx(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(${wordsLock})`)
    await tx.run(sql`
      DELETE FROM stat_words w WHERE (SELECT count(*) FROM stat_words) > ${from}::integer AND NOT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT u.id FROM stat_events, unnest(ARRAY[page, name, ref, dev]) AS u (id)) used WHERE used.id = w.id)`)
  })

/** Creates the partition of a day. The server's role may not create tables, so it calls a function of the owner (migration 0003). */
export const makePartition = (db: Pick<Db, 'run'>, day: string): Promise<unknown> =>
  db.run(sql`SELECT stat_make_partition(${day}::date)`)

/** Creates the partitions of the next days, and drops those before `keptFrom`. */
export async function tendPartitions(db: Db, today: string, keptFrom: string): Promise<void> {
  const first = Temporal.PlainDate.from(today)
  for (let ahead = 0; ahead <= 7; ahead++) await makePartition(db, first.add({ days: ahead }).toString())
  await db.run(sql`SELECT stat_drop_partitions(${keptFrom}::date)`)
}
