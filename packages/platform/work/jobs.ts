import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { Log, ScheduledJob } from '../module.ts'
import { inBackground } from '../postgres/background.ts'
import { jobRows, leaseSeconds, skewSeconds } from './job-rows.ts'

export interface JobRunner {
  /** Runs the jobs that are due now, one after the other. Returns the names of the jobs that this process ran (tests). */
  runDue(): Promise<string[]>
  stop(): Promise<void>
}

/** Maximum number of jobs of a brand that begin within one second. When a brand is opened for the first time, all its jobs are due. */
const mostBegins = 2
/**
 * Maximum milliseconds that a due job waits while requests wait for database connections. Frequent jobs are urgent: staff must be warned
 * after 4 minutes about an order that nobody has accepted.
 */
const longestWaitMs = (job: ScheduledJob): number => (job.everySeconds < 60 ? 30_000 : 10 * 60_000)
/** Maximum number of seconds until a failed claim is tried again. */
const retrySeconds = 5
/** Maximum duration of one run in seconds, unless the job has its own `budgetSeconds`. */
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
  /** Are all connections in use, so that requests wait? Default: no. */
  isCrowded?: () => boolean
}): JobRunner {
  const { db, clock, log } = options
  const rows = jobRows({ db, clock })
  const dueAt = new Map(options.jobs.map((job) => [job.name, 0]))
  /** For each job that waits for a free connection: since when it waits, in milliseconds since 1970. */
  const waitingSince = new Map<string, number>()
  const running = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()

  const dueTime = (job: ScheduledJob): number => dueAt.get(job.name) ?? 0
  const startedAt = clock.epochMs()
  /** Is the job due? If the stored time is later than any run could have set it, the clock was set back. Then the job is due, too. */
  const isDue = (job: ScheduledJob, now: number): boolean =>
    dueTime(job) <= now || dueTime(job) > now + (job.everySeconds + skewSeconds) * 1000
  /**
   * How late the job is, as a multiple of its period. The job with the highest value begins first. So urgent jobs (an order that nobody
   * accepts), which run often, come before rare jobs. A rare job still begins at some time, because its value rises, too. Time before this
   * runner started does not count: otherwise a rare job that has never run would come before all others.
   */
  const lateness = (job: ScheduledJob, now: number): number =>
    Math.abs(now - Math.max(dueTime(job), startedAt)) / job.everySeconds

  const runOne = async (job: ScheduledJob, at: Temporal.Instant): Promise<void> => {
    const [budget, lost] = [new AbortController(), new AbortController()]
    const limit = setTimeout(() => budget.abort(), (job.budgetSeconds ?? budgetSeconds) * 1000).unref()
    const renewal = setInterval(
      () =>
        void rows.renew(job, at).then(
          (isOurs) => isOurs || lost.abort(),
          () => undefined,
        ),
      (leaseSeconds * 1000) / 3,
    )
    let failure: string | null = null
    try {
      await job.run(AbortSignal.any([budget.signal, lost.signal, stopping.signal]))
      if (budget.signal.aborted) log.warn({ job: job.name }, 'A scheduled job used up its time')
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log.error({ err: error, job: job.name }, 'Scheduled job failed')
    } finally {
      clearInterval(renewal)
      clearTimeout(limit)
    }
    await rows.end(job, at, failure)
  }

  const claimAndRun = async (job: ScheduledJob): Promise<boolean> => {
    // If the claim fails, the job is tried again soon. The job has already waited for connections, so it does not wait again.
    dueAt.set(job.name, clock.epochMs() + Math.min(job.everySeconds, retrySeconds) * 1000)
    const { at, nextMs } = await rows.claim(job)
    waitingSince.delete(job.name)
    dueAt.set(job.name, nextMs)
    if (at) await runOne(job, at)
    return at !== undefined
  }

  /** Runs the job if it is due and not running. Returns true if this process ran it. */
  const runIfDue = (job: ScheduledJob): Promise<boolean> => {
    const now = running.get(job.name)
    if (now) return now
    if (stopping.signal.aborted || !isDue(job, clock.epochMs())) return Promise.resolve(false)
    const run = inBackground(() => claimAndRun(job)).finally(() => running.delete(job.name))
    running.set(job.name, run)
    return run
  }

  /** Must a due job wait for a while? Yes if requests wait for database connections, because requests have priority. */
  const mustWait = (job: ScheduledJob, now: number): boolean => {
    if (!options.isCrowded?.()) return false
    const since = waitingSince.get(job.name) ?? now
    waitingSince.set(job.name, since)
    // `now` before `since` means that the clock was set back. Nobody knows how long the job has waited, so it does not wait any longer.
    return now >= since && now - since < longestWaitMs(job)
  }

  let isRead = false
  const turn = async (): Promise<void> => {
    if (!isRead)
      for (const { name, nextMs } of await inBackground(() => rows.all())) if (dueAt.has(name)) dueAt.set(name, nextMs)
    isRead = true
    const now = clock.epochMs()
    const due = options.jobs.filter((job) => !running.has(job.name) && isDue(job, now) && !mustWait(job, now))
    const latestFirst = due.toSorted((a, b) => lateness(b, now) - lateness(a, now) || a.everySeconds - b.everySeconds)
    for (const job of latestFirst.slice(0, mostBegins))
      runIfDue(job).catch((error: unknown) => {
        log.warn({ err: error, job: job.name }, 'A scheduled job cannot be read; trying again')
      })
  }
  let turning = false
  const look = (): void => {
    // While the rows are being read, further checks are skipped. If they waited, each of them would begin jobs as soon as the rows are
    // read.
    if (turning) return
    turning = true
    turn()
      .catch((error: unknown) => log.warn({ err: error }, 'The scheduled jobs cannot be read; trying again'))
      .finally(() => (turning = false))
  }
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
