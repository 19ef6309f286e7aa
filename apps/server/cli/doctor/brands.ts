import sql from 'sql-template-tag'
import type { BrandRuntime } from '#platform/brands/runtime.ts'
import { allowsPrivateOf, fetchOf } from '#platform/outgoing/checked-fetch.ts'
import { failed, type Finding } from './finding.ts'

const testTimeoutMs = 8_000
/** Outbox work that has waited for more seconds than this is reported as late. */
const lateSeconds = 300

/** Checks for each connection of a brand (mail, payment, maps …) whether the provider accepts the brand's account. */
export async function checkConnections({ core }: BrandRuntime): Promise<Finding[]> {
  const area = `Brand ${core.id}`
  const findings = await Promise.all(
    core.connections.declared.map(async (one): Promise<Finding | undefined> => {
      const { source, values } = core.connections.state(one)
      const name = `${one.title.en} (${one.provider})`
      if (source === 'unreadable') {
        const todo =
          'Set SECRET_KEY (or DATA_DIR/secret-key) as it was, or enter the account again under "Verbindungen".'
        return { area, state: 'broken', says: `${name} is sealed with another key`, todo }
      }
      if (!values) return undefined
      const asked = { fetch: fetchOf(core, one), allowsPrivate: allowsPrivateOf(core, one) }
      const tools = { locale: 'en', log: core.log, ...asked, timeoutMs: testTimeoutMs } as const
      const said = await one.test(values, tools).catch((error: unknown) => ({ ok: false, answer: failed(error) }))
      const todo = 'Look at the account under "Verbindungen" in the back office, and at the provider.'
      return { area, state: said.ok ? 'ok' : 'broken', says: `${name}: ${said.answer}`, todo }
    }),
  )
  const told = findings.filter((one) => one !== undefined)
  if (core.connections.declared.some((one) => one.kind === 'mail' && core.connections.state(one).values)) return told
  const todo = 'Enter a mail server under "Verbindungen" in the back office.'
  return [...told, { area, state: 'attention', says: 'no mail server: mails are only shown', todo }]
}

/**
 * Reports three problems: outbox work that is late; outbox work that has failed so often that it is not tried again; jobs whose last run
 * failed.
 */
export async function checkWork({ core, backlog }: BrandRuntime): Promise<Finding[]> {
  const area = `Brand ${core.id}`
  const { count, oldestSeconds } = await backlog()
  const dead = await core.db.many<{ topic: string; count: number; error: string | null }>(
    sql`SELECT topic, count(*) AS count, max(last_error) AS error FROM outbox WHERE dead AND done_at IS NULL GROUP BY topic ORDER BY topic`,
  )
  const jobs = await core.db.many<{ name: string; last_error: string }>(
    sql`SELECT name, last_error FROM job WHERE last_error IS NOT NULL ORDER BY name`,
  )
  const isLate = oldestSeconds > lateSeconds
  return [
    {
      area,
      state: isLate ? 'broken' : 'ok',
      says:
        count === 0 ? 'no work waits' : `${count} pieces of work wait, the oldest for ${Math.round(oldestSeconds)} s`,
      todo: 'Is the server running? Its log names what fails.',
    },
    ...dead.map((one): Finding => ({
      area,
      state: 'attention',
      says: `${one.count} × ${one.topic} given up: ${one.error ?? 'no reason known'}`,
      todo: 'See "Nachrichten" and the log; what guests wait for is done by hand.',
    })),
    ...jobs.map((job): Finding => ({
      area,
      state: 'attention',
      says: `the job ${job.name} failed: ${job.last_error.slice(0, 200)}`,
      todo: 'It is tried again by itself; the log has the whole error.',
    })),
  ]
}
