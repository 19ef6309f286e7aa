import sql from 'sql-template-tag'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { Log, ScheduledJob } from '../module.ts'

export interface JobRunner {
  /** Runs the jobs that are due now, one after the other. Returns the names of the jobs that this process ran (tests). */
  runDue(): Promise<string[]>
  stop(): Promise<void>
}

const leaseSeconds = 60
/** The most jobs of a brand that begin within one second. All its jobs are due when it is opened for the first time. */
const mostBegins = 2
/**
 * For how long a due job waits while calls wait for connections, in milliseconds. Frequent jobs are urgent: an order that nobody accepts must be
 * escalated after 4 minutes.
 */
const longestWaitMs = (job: ScheduledJob): number => (job.everySeconds < 60 ? 30_000 : 10 * 60_000)
/** The most seconds of one run, unless the job has its own `budgetSeconds`. */
const budgetSeconds = 50

/**
 * Runs the scheduled jobs of one brand. Each run is done by the process that claims the row of the job. Jobs run in parallel, so a job that waits
 * for a provider does not delay the others. A job never runs twice at the same time.
 */
export function runJobs(options: {
  db: Db
  clock: Clock
  log: Log
  jobs: readonly ScheduledJob[]
  automatic: boolean
  /** Are all connections in use, so that calls wait? Default: no. */
  isCrowded?: () => boolean
}): JobRunner {
  const { db, clock, log } = options
  const dueAt = new Map(options.jobs.map((job) => [job.name, 0]))
  /** Names of the jobs that have a row. */
  const stored = new Set<string>()
  /** For jobs that wait because connections are scarce: since when. */
  const waitingSince = new Map<string, number>()
  const running = new Map<string, Promise<boolean>>()
  /** Jobs that run often are urgent (an order that nobody accepts), so they begin first. */
  const byFrequency = options.jobs.toSorted((a, b) => a.everySeconds - b.everySeconds)
  const stopping = new AbortController()

  /** Tries to claim the job. Returns true if this process may run it now. `dueAt` gets the time at which the job is due next. */
  const claim = async (job: ScheduledJob): Promise<boolean> => {
    const now = clock.now()
    if (!stored.has(job.name))
      await db.run(sql`INSERT INTO job (name, next_at) VALUES (${job.name}, ${now}) ON CONFLICT DO NOTHING`)
    stored.add(job.name)
    const claimed = await db.first<{ next_at: string }>(sql`
      UPDATE job SET lease_until = ${now.add({ seconds: leaseSeconds })}, last_run_at = ${now}, next_at = ${now.add({ seconds: job.everySeconds })}
      WHERE name = ${job.name} AND next_at <= ${now} AND (lease_until IS NULL OR lease_until < ${now}) RETURNING next_at`)
    const row = claimed ?? (await db.first<{ next_at: string }>(sql`SELECT next_at FROM job WHERE name = ${job.name}`))
    dueAt.set(job.name, row ? Date.parse(row.next_at) : 0)
    if (!row) stored.delete(job.name)
    return claimed !== undefined
  }

  const runOne = async (job: ScheduledJob): Promise<void> => {
    const budget = new AbortController()
    const limit = setTimeout(() => budget.abort(), (job.budgetSeconds ?? budgetSeconds) * 1000).unref()
    const renewal = setInterval(
      () => {
        db.run(
          sql`UPDATE job SET lease_until = ${clock.now().add({ seconds: leaseSeconds })} WHERE name = ${job.name}`,
        ).catch(() => undefined)
      },
      (leaseSeconds * 1000) / 3,
    )
    let failure: string | null = null
    try {
      await job.run(AbortSignal.any([budget.signal, stopping.signal]))
      if (budget.signal.aborted) log.warn({ job: job.name }, 'A scheduled job used up its time')
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log.error({ err: error, job: job.name }, 'Scheduled job failed')
    } finally {
      clearInterval(renewal)
      clearTimeout(limit)
    }
    await db.run(sql`UPDATE job SET lease_until = NULL, last_error = ${failure} WHERE name = ${job.name}`)
  }

  /** Runs the job if it is due and not running. Returns true if this process ran it. */
  const runIfDue = (job: ScheduledJob): Promise<boolean> => {
    const now = running.get(job.name)
    if (now) return now
    if (stopping.signal.aborted || (dueAt.get(job.name) ?? 0) > clock.epochMs()) return Promise.resolve(false)
    const run = (async () => {
      if (!(await claim(job))) return false
      await runOne(job)
      return true
    })().finally(() => running.delete(job.name))
    running.set(job.name, run)
    return run
  }

  /** Reads when the jobs are due, with one statement for all. */
  const readRows = async (): Promise<void> => {
    for (const { name, next_at } of await db.many<{ name: string; next_at: string }>(
      sql`SELECT name, next_at FROM job`,
    )) {
      stored.add(name)
      if (dueAt.has(name)) dueAt.set(name, Date.parse(next_at))
    }
  }

  /** Calls come first: a due job waits for a while if calls wait for connections. */
  const mustWait = (job: ScheduledJob, now: number): boolean => {
    if (!options.isCrowded?.()) return false
    const since = waitingSince.get(job.name) ?? now
    waitingSince.set(job.name, since)
    return now - since < longestWaitMs(job)
  }

  const turn = async (): Promise<void> => {
    reading ??= readRows()
    await reading
    const now = clock.epochMs()
    const due = byFrequency.filter(({ name }) => !running.has(name) && (dueAt.get(name) ?? 0) <= now)
    for (const job of due.filter((one) => !mustWait(one, now)).slice(0, mostBegins)) {
      waitingSince.delete(job.name)
      runIfDue(job).catch((error: unknown) => {
        log.warn({ err: error, job: job.name }, 'A scheduled job cannot be read; trying again')
      })
    }
  }
  let reading: Promise<void> | undefined
  const look = (): void =>
    void turn().catch((error: unknown) => {
      reading = undefined
      log.warn({ err: error }, 'The scheduled jobs cannot be read; trying again')
    })
  const timer = options.automatic && options.jobs.length > 0 ? setInterval(look, 1_000).unref() : undefined
  return {
    async runDue() {
      const ran: string[] = []
      for (const job of options.jobs) if (await runIfDue(job)) ran.push(job.name)
      return ran
    },
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.allSettled(running.values())
    },
  }
}
