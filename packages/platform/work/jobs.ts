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
}): JobRunner {
  const { db, clock, log } = options
  const dueAt = new Map(options.jobs.map((job) => [job.name, 0]))
  const running = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()

  /** Tries to claim the job. Returns true if this process may run it now. `dueAt` gets the time at which the job is due next. */
  const claim = async (job: ScheduledJob): Promise<boolean> => {
    const now = clock.now()
    await db.run(sql`INSERT INTO job (name, next_at) VALUES (${job.name}, ${now}) ON CONFLICT DO NOTHING`)
    const claimed = await db.first<{ next_at: string }>(sql`
      UPDATE job SET lease_until = ${now.add({ seconds: leaseSeconds })}, last_run_at = ${now}, next_at = ${now.add({ seconds: job.everySeconds })}
      WHERE name = ${job.name} AND next_at <= ${now} AND (lease_until IS NULL OR lease_until < ${now}) RETURNING next_at`)
    const row = claimed ?? (await db.first<{ next_at: string }>(sql`SELECT next_at FROM job WHERE name = ${job.name}`))
    dueAt.set(job.name, row ? Date.parse(row.next_at) : 0)
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

  const turn = (): void => {
    for (const job of options.jobs)
      runIfDue(job).catch((error: unknown) => {
        log.warn({ err: error, job: job.name }, 'A scheduled job cannot be read; trying again')
      })
  }
  const timer = options.automatic && options.jobs.length > 0 ? setInterval(turn, 1_000).unref() : undefined
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
