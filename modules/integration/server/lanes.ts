import sql from 'sql-template-tag'
import type { EventType } from '#platform/events.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import { post } from '#platform/outgoing/post.ts'
import { afterFailure, mostFailingDays } from '../rules/retries.ts'
import { type EndpointRow, readEndpoints, secretsOf } from './endpoint-rows.ts'
import { bodyOf, type DeliveryRow } from './event-body.ts'
import { signatureOf } from './signature.ts'

interface LaneNeeds {
  events: readonly EventType[]
  read(event: EventType, recordId: string, session: Session): Promise<unknown>
  sessionOf(row: EndpointRow): Promise<Session | undefined>
  /** Sends a mail to the person who created a webhook, after the webhook was switched off because all deliveries failed. */
  tellOwner(row: EndpointRow): Promise<void>
}

const timeoutMs = 10_000
/** One server process reserves all deliveries to a webhook for this number of seconds. Sending one batch takes less time. */
const leaseSeconds = 45
/**
 * Maximum number of deliveries that are sent to one webhook at the same time. Deliveries about the same record (for example the same order)
 * are sent one after the other.
 */
const atOnce = 4

/**
 * Sends events to webhooks. Each webhook has its own queue, on which only one server process works at a time. So a webhook that does not
 * respond does not delay others. After a failed delivery, only later events about the same record (for example the same order) wait. The
 * body is made just before it is sent, so the queue contains no data of guests.
 */
export function lanes(core: BrandCore, needs: LaneNeeds) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const stopping = new AbortController()
  const allowsPrivate = (): boolean => core.settings.allowsPrivateAddresses?.() ?? true

  const take = async (id: string): Promise<EndpointRow | undefined> => {
    const now = core.clock.now()
    const taken = await core.db.run(sql`
      UPDATE webhook_endpoints SET lease_until = ${now.add({ seconds: leaseSeconds })}
      WHERE id = ${id} AND is_enabled AND (lease_until IS NULL OR lease_until < ${now})`)
    return taken === 1 ? (await readEndpoints(core.db, sql`id = ${id}`))[0] : undefined
  }

  const due = (id: string): Promise<DeliveryRow[]> =>
    core.db.many<DeliveryRow>(sql`
      SELECT d.* FROM webhook_deliveries d WHERE d.endpoint_id = ${id} AND d.state = 'waiting' AND d.next_at <= ${core.clock.now()}
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries e WHERE e.endpoint_id = d.endpoint_id AND e.record_type = d.record_type
          AND e.record_id = d.record_id AND e.sequence < d.sequence AND e.state = 'waiting')
      ORDER BY d.next_at, d.id LIMIT ${atOnce}`)

  const send = async (row: EndpointRow, delivery: DeliveryRow): Promise<void> => {
    const session = await needs.sessionOf(row)
    const event = needs.events.find(({ type }) => type === delivery.type)
    const data = session && event?.read ? await needs.read(event, delivery.record_id, session) : undefined
    const body = bodyOf(core.id, delivery, data)
    const seconds = Math.floor(core.clock.epochMs() / 1000)
    const answer = await post(row.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Servus-Webhooks/1',
        'webhook-id': delivery.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secretsOf(core, row), delivery.id, seconds, body),
      },
      body,
      timeoutMs,
      allowsPrivate: allowsPrivate(),
      signal: stopping.signal,
    })
    if (stopping.signal.aborted) return
    await settle(row, delivery, answer)
  }

  const settle = async (
    row: EndpointRow,
    { id, attempts, since }: DeliveryRow,
    answer: { status: number; answer: string; ms: number },
  ): Promise<void> => {
    const now = core.clock.now()
    const isDone = answer.status >= 200 && answer.status < 300
    const tried = attempts + 1
    const next = isDone ? undefined : afterFailure(tried, (now.epochMilliseconds - Date.parse(since)) / 1000)
    const state = next?.state ?? 'delivered'
    await core.db.run(sql`
      UPDATE webhook_deliveries SET state = ${state}, attempts = ${tried}, status = ${answer.status}, ms = ${answer.ms},
        answer = ${answer.answer.replaceAll('\u0000', '')}, next_at = ${next?.state === 'waiting' ? now.add({ seconds: next.inSeconds }) : now}
      WHERE id = ${id} AND state = 'waiting'`)
    await core.db.run(
      isDone
        ? sql`UPDATE webhook_endpoints SET failing_since = NULL WHERE id = ${row.id} AND failing_since IS NOT NULL`
        : sql`UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, ${now}) WHERE id = ${row.id}`,
    )
    if (isDone) return
    const limit = now.subtract({ hours: 24 * mostFailingDays })
    const off = await core.db.run(sql`
      UPDATE webhook_endpoints SET is_enabled = false
      WHERE id = ${row.id} AND is_enabled AND (${answer.status} = 410 OR failing_since <= ${limit})`)
    if (off === 1) await needs.tellOwner(row)
  }

  const work = async (id: string): Promise<void> => {
    for (;;) {
      const row = stopping.signal.aborted ? undefined : await take(id)
      if (!row) return
      const batch = await due(id)
      try {
        await Promise.all(batch.map((one) => send(row, one)))
      } finally {
        await core.db.run(sql`UPDATE webhook_endpoints SET lease_until = NULL WHERE id = ${id}`)
      }
      if (batch.length === 0) return
    }
  }

  const kick = (id: string): void => {
    if (stopping.signal.aborted) return
    if (running.has(id)) return void again.add(id)
    const run = work(id)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) core.log.error({ err: error, endpoint: id }, 'Webhooks could not be delivered')
      })
      .finally(() => {
        running.delete(id)
        if (again.delete(id)) kick(id)
      })
    running.set(id, run)
  }

  return {
    kick,
    /**
     * Starts sending to every webhook with a delivery that is due. This is needed after a restart of the server, and when the pause after a
     * failed attempt is over.
     */
    async look(): Promise<void> {
      const waiting = await core.db.many<{ id: string }>(sql`
        SELECT DISTINCT endpoint_id AS id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        WHERE e.is_enabled AND d.state = 'waiting' AND d.next_at <= ${core.clock.now()}`)
      for (const { id } of waiting) kick(id)
    },
    async close(): Promise<void> {
      stopping.abort()
      await Promise.allSettled(running.values())
    },
  }
}
