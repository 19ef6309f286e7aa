import sql from 'sql-template-tag'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '../db.ts'
import type { ScheduledJob } from '../module.ts'

/** For this many seconds a job belongs to the process that has claimed it. The process renews this lease while the job runs. */
export const leaseSeconds = 60
/**
 * The clocks of two machines may differ by this many seconds. A run stores when the job is due next: at most one period from now. If a
 * stored time is further in the future than one period plus these seconds, somebody has set the clock back. Such a time is ignored;
 * otherwise the job would wait until the clock shows that time again.
 */
export const skewSeconds = 60

interface Claim {
  /**
   * Set if this process may run the job now. The time identifies the run. If another process takes the job over, it stores a different
   * time.
   */
  at: Temporal.Instant | undefined
  /** When to try the next claim, in milliseconds since 1970. */
  nextMs: number
}

/** The rows of a brand's jobs. A row tells the processes when its job is due and which process runs it. */
export function jobRows({ db, clock }: { db: Db; clock: Clock }) {
  /** Names of the jobs that have a row. */
  const stored = new Set<string>()

  /**
   * When to try again after another process has claimed the job, in milliseconds since 1970. That process may end its lease early, so
   * this process waits for at most one period of the job. 0 (at once) if the row of the job was deleted.
   */
  const nextTry = async (job: ScheduledJob): Promise<number> => {
    const row = await db.first<{ next_at: string; lease_until: string | null }>(
      sql`SELECT next_at, lease_until FROM job WHERE name = ${job.name}`,
    )
    if (!row) stored.delete(job.name)
    if (!row) return 0
    const leased = row.lease_until ? Date.parse(row.lease_until) : 0
    return Math.max(Date.parse(row.next_at), Math.min(leased, clock.epochMs() + job.everySeconds * 1000))
  }

  return {
    /** Reads when the jobs are due, with one statement for all. */
    async all(): Promise<{ name: string; nextMs: number }[]> {
      const rows = await db.many<{ name: string; next_at: string }>(sql`SELECT name, next_at FROM job`)
      for (const { name } of rows) stored.add(name)
      return rows.map(({ name, next_at: at }) => ({ name, nextMs: Date.parse(at) }))
    },
    async claim(job: ScheduledJob): Promise<Claim> {
      const now = clock.now()
      if (!stored.has(job.name))
        await db.run(sql`INSERT INTO job (name, next_at) VALUES (${job.name}, ${now}) ON CONFLICT DO NOTHING`)
      stored.add(job.name)
      const next = now.add({ seconds: job.everySeconds })
      const lease = now.add({ seconds: leaseSeconds })
      const claimed = await db.run(sql`
        UPDATE job SET lease_until = ${lease}, last_run_at = ${now}, next_at = ${next} WHERE name = ${job.name}
          AND (next_at <= ${now} OR next_at > ${next.add({ seconds: skewSeconds })})
          AND (lease_until IS NULL OR lease_until < ${now} OR lease_until > ${lease.add({ seconds: skewSeconds })})`)
      return claimed === 1 ? { at: now, nextMs: next.epochMilliseconds } : { at: undefined, nextMs: await nextTry(job) }
    },
    /** Renews the lease of a run. Returns false if another process has taken the job over. */
    renew: async (job: ScheduledJob, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`UPDATE job SET lease_until = ${clock.now().add({ seconds: leaseSeconds })}
        WHERE name = ${job.name} AND last_run_at = ${at}`)) === 1,
    /** Ends the lease of a run, but not the lease of a process that has taken the job over. */
    end: (job: ScheduledJob, at: Temporal.Instant, failure: string | null): Promise<number> =>
      db.run(sql`UPDATE job SET lease_until = NULL, last_error = ${failure}
        WHERE name = ${job.name} AND last_run_at = ${at}`),
  }
}
