import sql from 'sql-template-tag'
import type { Db, Tx } from '#platform/db.ts'
import { kinds, type LogEvent } from '../../rules/log-event.ts'

/** An event in the format in which it is written. It contains no personal data. */
export interface StoredEvent extends Pick<LogEvent, 'kind' | 'page' | 'name' | 'branch' | 'data'> {
  day: string
  at: Temporal.Instant
  visitor: string
  ref: string
  dev: string
  once: string | null
}

export type WriteEvents = (events: readonly StoredEvent[]) => Promise<void>

/**
 * Each distinct text of events, for example a path, is stored once as a word; events contain only its id. Each server process keeps the ids
 * of at most this many words in memory.
 */
const WORDS = 20_000
/**
 * Maximum number of words that are stored. A limit is needed, because anybody can send events with any path. When the limit is reached,
 * events with new words are stored without these words.
 */
const MOST_STORED = 100_000
/**
 * Key of the advisory lock for the table `stat_words`. Many transactions that write events can have the lock at the same time; a
 * transaction that deletes words waits for all of them.
 */
const wordsLock = sql`hashtext('statistics.words')`

/**
 * Returns the function that writes events to the log in one transaction. The function also counts the events of each day, so that the next
 * run of the job finds the days that have changed.
 */
export function openStore(db: Db, mostStored = MOST_STORED): WriteEvents {
  const words = new Map<string, number>()
  const days = new Set<string>()

  /**
   * Returns the id of each word, and stores words that are new. If all of them are in memory, returns the map `words` from memory. New ids
   * are kept in memory only after the commit: after a rollback their rows do not exist.
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
        // `words` (ids in memory, by word) is emptied at the first event of a day. So each of its words is used by an event of this day, and
        // `forgetWords` has not deleted it.
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
 * Deletes words that no event uses any more, because the events that used them were deleted. The function does nothing while at most `from`
 * words are stored.
 */
export const forgetWords = (db: Db, from = MOST_STORED / 2): Promise<void> =>
  db.tx(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(${wordsLock})`)
    await tx.run(sql`
      DELETE FROM stat_words w WHERE (SELECT count(*) FROM stat_words) > ${from}::integer AND NOT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT u.id FROM stat_events, unnest(ARRAY[page, name, ref, dev]) AS u (id)) used WHERE used.id = w.id)`)
  })

/**
 * Creates the partition for the events of a day. It calls a database function of the owner of the tables, because the role of the server
 * may not create tables (migration 0003).
 */
export const makePartition = (db: Pick<Db, 'run'>, day: string): Promise<unknown> =>
  db.run(sql`SELECT stat_make_partition(${day}::date)`)

/** Creates the partitions of the next days, and deletes the partitions of days before `keptFrom` with all their events. */
export async function tendPartitions(db: Db, today: string, keptFrom: string): Promise<void> {
  const first = Temporal.PlainDate.from(today)
  for (let ahead = 0; ahead <= 7; ahead++) await makePartition(db, first.add({ days: ahead }).toString())
  await db.run(sql`SELECT stat_drop_partitions(${keptFrom}::date)`)
}
