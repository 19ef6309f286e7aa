import sql from 'sql-template-tag'
import type { Ids } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { Bus } from '../live/bus.ts'
import type { Log, Outbox, OutboxHandler } from '../module.ts'
import { inBackground } from '../postgres/background.ts'
import { relaxedCommit } from '../postgres/relaxed-commit.ts'
import { outboxPart } from './outbox-part.ts'
import type { Pace } from './pace.ts'

export const wakeChannel = '~outbox'

/**
 * Maximum number of attempts for an entry. After the last attempt staff must handle the entry. With the pauses below, the last attempt is
 * about four and a half hours after the first one.
 */
export const mostAttempts = 14

/** Seconds until the next attempt: 2, 4, 8 … and at most three hours. */
export const pauseAfter = (attempt: number): number => Math.min(2 ** attempt, 10_800)

const addition = `WITH one AS (SELECT $1::jsonb AS promise) ${outboxPart('one')}`

export function openOutbox(options: { clock: Clock; ids: Ids; bus: Bus }): Outbox {
  const row: Outbox['row'] = async (tx, { topic, payload, key = null, notBefore }) => {
    await options.bus.publish(tx, wakeChannel, {})
    const now = options.clock.now()
    return { id: options.ids.uuid(), topic, key, payload, created_at: now, next_at: notBefore ?? now }
  }
  return {
    async add(tx, entry) {
      await tx.prepared('outbox-add', addition, [JSON.stringify(await row(tx, entry))])
    },
    row,
    // If a process claims the entry at the same time, this statement waits for the row lock. It then finds `attempts = 1` and deletes nothing.
    async withdraw(tx, { topic, key }) {
      const gone = await tx.run(sql`
        DELETE FROM outbox WHERE topic = ${topic} AND key = ${key} AND attempts = 0 AND done_at IS NULL`)
      return gone === 1
    },
  }
}

interface Claimed {
  id: string
  topic: string
  payload: Record<string, unknown>
  attempts: number
  next_at: string
}

export interface OutboxRunner {
  /** Processes all entries that are due now, and entries that are added while this function runs. Returns their number. */
  drain(): Promise<number>
  /** Claims no further entries and waits for the running entries. */
  stop(): Promise<void>
}

const leaseSeconds = 15
/**
 * Milliseconds between two renewals of a lease. If an entry was claimed longer ago, the process checks that it still has the lease before
 * it begins the work.
 */
const freshMs = (leaseSeconds * 1000) / 3
/**
 * Maximum number of entries of one brand that this process runs at the same time. It can be high, because an entry usually only waits for a
 * provider.
 */
const atOnce = 24
/** Milliseconds between two queries for due entries, in case the message about a new entry was lost. */
const pollMs = 5_000

/**
 * The statements that claim and finish entries do not wait for the disk. After a power failure or a crash of PostgreSQL a claimed entry may be free
 * again, and a finished entry may be processed again. That is safe because handlers are idempotent.
 */
const claiming = `UPDATE outbox SET attempts = attempts + 1, lease_until = $1::timestamptz ${relaxedCommit}
  WHERE id IN (SELECT outbox_due($2::timestamptz, $3::text[], $4::integer))
  RETURNING id, topic, payload, attempts, next_at`

const finishing = `UPDATE outbox SET done_at = $1::timestamptz, lease_until = NULL, last_error = NULL ${relaxedCommit} WHERE id = $2::uuid`

/**
 * Processes the outbox entries of one brand. It reads the due entries when a wake-up message arrives, when the next entry becomes due, and at least
 * every 5 seconds. An entry belongs to the process that has its lease. The entries of a killed process are free when their lease has expired.
 */
export function runOutbox(options: {
  db: Db
  bus: Bus
  clock: Clock
  log: Log
  handlers: Readonly<Record<string, OutboxHandler>>
  /** False: entries are only processed by `drain` (tests). */
  automatic: boolean
  /**
   * Called before entries are claimed, and before each further claimed entry begins; the outbox waits for its result. `drain` does not call
   * it. Default: no wait.
   */
  pace?: Pace
}): OutboxRunner {
  const { db, clock, log } = options
  const topics = Object.keys(options.handlers)
  let stopped = false
  let draining: Promise<number> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let news = Promise.withResolvers<void>()

  const later = (seconds: number): Temporal.Instant => clock.now().add({ seconds })

  const claim = (most: number): Promise<Claimed[]> =>
    db.prepared<Claimed>('outbox-claim', claiming, [later(leaseSeconds), clock.now(), topics, most])

  /** Renews the lease. Returns false if another process has taken the entry over. */
  const isStillOurs = async (entry: Claimed): Promise<boolean> =>
    (await db.run(sql`
      UPDATE outbox SET lease_until = ${later(leaseSeconds)}
      WHERE id = ${entry.id} AND attempts = ${entry.attempts} AND done_at IS NULL`)) === 1

  /** Renews the lease regularly while the entry waits for its turn and while it runs. */
  const hold = async (entry: Claimed, act: () => Promise<void>): Promise<void> => {
    const renewal = setInterval(() => void isStillOurs(entry).catch(() => undefined), freshMs)
    try {
      await act()
    } finally {
      clearInterval(renewal)
    }
  }

  const work = async (entry: Claimed): Promise<void> => {
    try {
      const about = { id: entry.id, attempt: entry.attempts, dueAt: Temporal.Instant.from(entry.next_at) }
      const outcome = await options.handlers[entry.topic]?.(entry.payload, about)
      if (outcome) return await postpone(entry, outcome.retry, outcome.final ?? false)
      await db.prepared('outbox-done', finishing, [clock.now(), entry.id])
    } catch (error) {
      log.error({ err: error, topic: entry.topic, entry: entry.id, attempt: entry.attempts }, 'Outbox work failed')
      await postpone(entry, error instanceof Error ? error.message : String(error), false)
    }
  }

  /**
   * Plans the next attempt, or gives the entry up after its last attempt (`dead`). Changes nothing if another process has taken the entry
   * over: then the entry and its lease belong to that process.
   */
  const postpone = async (entry: Claimed, reason: string, final: boolean): Promise<void> => {
    const dead = final || entry.attempts >= mostAttempts
    const changed = await db.run(sql`
      UPDATE outbox SET next_at = ${later(pauseAfter(entry.attempts))}, lease_until = NULL, last_error = ${reason.slice(0, 500)}, dead = ${dead}
      WHERE id = ${entry.id} AND attempts = ${entry.attempts} AND done_at IS NULL`)
    if (dead && changed === 1)
      log.error({ topic: entry.topic, entry: entry.id, attempts: entry.attempts }, 'Outbox entry given up')
  }

  /** Resolves when one of the running entries ends, when a message reports new entries, or after `pollMs`. */
  const untilNews = async (running: ReadonlySet<Promise<void>>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined
    const tired = new Promise<void>((resolve) => (timer = setTimeout(resolve, pollMs).unref()))
    await Promise.race([...running, news.promise, tired])
    clearTimeout(timer)
    news = Promise.withResolvers<void>()
  }

  const drainOnce = async (pace: Pace | undefined): Promise<number> => {
    if (topics.length === 0) return 0
    let count = 0
    let late = 0
    const running = new Set<Promise<void>>()
    const failures: unknown[] = []
    // Claimed entries are also processed after a stop, but without a pause between them.
    const haveTime = async (): Promise<void> => (stopped ? undefined : pace?.(late))
    let line = Promise.resolve()
    const inTurn = (): Promise<void> => (line = line.then(haveTime))
    const begin = (entry: Claimed, taken: number, isFirst: boolean): void => {
      const run = hold(entry, async () => {
        if (!isFirst) await inTurn()
        // If this process was suspended, another process may have taken the entry over.
        if (clock.epochMs() - taken < freshMs || (await isStillOurs(entry))) await work(entry)
      })
      const ended = run.catch((error: unknown) => void failures.push(error)).finally(() => running.delete(ended))
      running.add(ended)
    }
    try {
      for (;;) {
        // New entries are claimed only when at most half of `atOnce` entries are running. So entries that wait for a provider do not
        // delay other entries.
        while (running.size > atOnce / 2 && failures.length === 0) await untilNews(running)
        if (failures.length > 0) throw failures[0]
        // Waits until all claimed entries have begun. A busy process must not claim more than it has time for, so that other processes
        // can claim the remaining entries.
        await inTurn()
        if (stopped) return count
        const taken = clock.epochMs()
        const isAlone = running.size === 0
        const entries = await claim(atOnce - running.size)
        // If an entry was running during the query, it may have added a new entry that is not in the result.
        if (entries.length === 0 && isAlone) return count
        if (entries.length === 0 && running.size > 0) await untilNews(running)
        count += entries.length
        late = Math.max(0, ...entries.map(({ next_at }) => taken - Date.parse(next_at)))
        for (const [index, entry] of entries.entries()) begin(entry, taken, index === 0)
      }
    } finally {
      await Promise.all(running)
    }
  }

  const drain = async (pace?: Pace): Promise<number> => {
    if (draining) {
      again = true
      return draining
    }
    draining = (async () => {
      let count = 0
      for (;;) {
        again = false
        count += await drainOnce(pace)
        if (!again || stopped) return count
      }
    })().finally(() => (draining = undefined))
    return draining
  }

  const plan = (ms: number): void => {
    clearTimeout(timer)
    if (!stopped && options.automatic) timer = setTimeout(() => void inBackground(turn), ms).unref()
  }
  let turning = false
  const turn = async (): Promise<void> => {
    turning = true
    let next = 1_000
    try {
      await drain(options.pace)
      const due = await db.first<{ at: string | null }>(
        sql`SELECT min(next_at) AS at FROM outbox WHERE done_at IS NULL AND NOT dead AND lease_until IS NULL AND topic = ANY(${topics})`,
      )
      const wait = due?.at ? Date.parse(due.at) - clock.epochMs() : pollMs
      // If a message about a new entry arrived during the query, the result may not contain this entry.
      next = again ? 0 : Math.min(Math.max(wait, 20), pollMs)
    } catch (error) {
      log.warn({ err: error }, 'The outbox cannot be read; trying again')
    }
    turning = false
    plan(next)
  }
  // Called when there may be new entries. Under load this happens with every order. If a run is already active, `again` makes the run query
  // once more at its end.
  const wake = (): void => {
    news.resolve()
    if (turning) again = true
    else plan(0)
  }
  const stopHearing = options.automatic ? options.bus.on(wakeChannel, wake) : () => undefined
  plan(0)

  return {
    drain: () => drain(),
    async stop() {
      stopped = true
      news.resolve()
      stopHearing()
      clearTimeout(timer)
      await draining?.catch(() => undefined)
    },
  }
}
