import sql from 'sql-template-tag'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { Log, ScheduledJob } from '../module.ts'

export interface JobRunner {
  /** Runs what is due now; returns the names of the jobs that this process ran. */
  runDue(): Promise<string[]>
  stop(): Promise<void>
}

const leaseSeconds = 60

/** Runs the scheduled jobs of one brand. Each run is done by one process: the one that claims the row of the job. */
export function runJobs(options: {
  db: Db
  clock: Clock
  log: Log
  jobs: readonly ScheduledJob[]
  automatic: boolean
}): JobRunner {
  const { db, clock, log } = options
  const dueAt = new Map(options.jobs.map((job) => [job.name, 0]))
  let running: Promise<string[]> | undefined
  let stopped = false

  /** Claims the job, or returns when to try again. */
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
      await job.run()
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log.error({ err: error, job: job.name }, 'Scheduled job failed')
    } finally {
      clearInterval(renewal)
    }
    await db.run(sql`UPDATE job SET lease_until = NULL, last_error = ${failure} WHERE name = ${job.name}`)
  }

  const runDue = async (): Promise<string[]> => {
    const ran: string[] = []
    for (const job of options.jobs) {
      if (stopped || (dueAt.get(job.name) ?? 0) > clock.epochMs()) continue
      if (!(await claim(job))) continue
      await runOne(job)
      ran.push(job.name)
    }
    return ran
  }

  const turn = (): void => {
    running ??= runDue()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Scheduled jobs cannot be read; trying again')
        return []
      })
      .finally(() => (running = undefined))
  }
  const timer = options.automatic && options.jobs.length > 0 ? setInterval(turn, 1_000).unref() : undefined
  return {
    runDue,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
