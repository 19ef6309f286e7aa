import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { EventType } from '#platform/events.ts'
import type { BrandCore, OutboxHandler, Session } from '#platform/module.ts'
import { type EndpointRow, readEndpoints } from './endpoint-rows.ts'
import { fieldOf, foundDays, openEntries } from './open-entries.ts'

interface FanOutNeeds {
  events: readonly EventType[]
  /**
   * Reads the record of the event (for example an order), with the present rights of the person who created the webhook. Undefined if these
   * rights do not allow it.
   */
  read(event: EventType, recordId: string, session: Session): Promise<unknown>
  /** Returns a session with the rights of the person who created the webhook. Undefined if that person cannot sign in now. */
  sessionOf(row: EndpointRow): Promise<Session | undefined>
  /** Called after the transaction, with the ids of the webhooks that have new deliveries. */
  kick(endpoints: readonly string[]): void
}

interface Entry {
  id: string
  topic: string
  payload: Record<string, unknown>
  created_at: string
  is_due: boolean
}

/**
 * Makes deliveries for webhooks from entries of the outbox. The entries about one record (for example one order) are processed in the
 * sequence in which they were written, even if the outbox passes them in another sequence. This is also the sequence of the changes,
 * because each change of a record locks its database row. An entry that is not due yet (for example an acceptance that staff can still
 * undo) delays the later entries about its record. If an entry is processed twice, it is delivered only once.
 */
export function fanOut(core: BrandCore, needs: FanOutNeeds) {
  const byTopic = Map.groupBy(needs.events, ({ topic }) => topic)

  const deliver = async (record: string, idField: string, recordId: string): Promise<void> => {
    const rows = await readEndpoints(core.db, sql`is_enabled`)
    const kinds = needs.events.filter((one) => one.record === record)
    const heard = rows.filter(({ events }) => kinds.some(({ type }) => events.includes(type)))
    if (heard.length === 0) return
    // The record is read before the transaction begins. Otherwise the transaction would wait for a second connection to the database.
    const visible = new Set<string>()
    const gone = new Set<string>()
    const reading = kinds.find(({ read }) => read)
    for (const row of heard) {
      const session = await needs.sessionOf(row)
      if (!session) continue
      if (reading && (await needs.read(reading, recordId, session)) !== undefined) visible.add(row.id)
      // The branch of a deleted record is not known. So its event is sent only to webhooks that an administrator created for all branches.
      if (row.branches.length === 0 && session.roles.includes('ROLE_ADMIN')) gone.add(row.id)
    }
    const told = await core.db.tx(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${record}\n${recordId}`}, 17))`)
      const told = new Set<string>()
      for (const entry of await open(tx, kinds, idField, recordId)) {
        if (!entry.is_due) break
        await tx.run(sql`INSERT INTO webhook_events (id, at) VALUES (${entry.id}, ${entry.created_at})`)
        for (const event of byTopic.get(entry.topic) ?? []) {
          if (event.unless !== undefined && entry.payload[event.unless] === true) continue
          for (const row of heard) {
            const isVisible = (event.read ? visible : gone).has(row.id)
            if (
              !isVisible ||
              !row.events.includes(event.type) ||
              Date.parse(row.created_at) > Date.parse(entry.created_at)
            )
              continue
            await addDelivery(core, tx, row.id, { type: event.type, at: entry.created_at, record, recordId })
            told.add(row.id)
          }
        }
      }
      return told
    })
    if (told.size > 0) needs.kick([...told])
  }

  const open = (tx: Tx, kinds: readonly EventType[], idField: string, recordId: string): Promise<Entry[]> =>
    tx.many<Entry>(openEntries({ topics: kinds.map(({ topic }) => topic), idField, recordId, now: core.clock.now() }))

  const handle =
    (topic: string): OutboxHandler =>
    async (payload) => {
      const [event] = byTopic.get(topic) ?? []
      const id = event && payload[event.id]
      if (event && typeof id === 'string') await deliver(event.record, event.id, id)
    }

  return {
    outbox: Object.fromEntries([...byTopic.keys()].map((topic) => [topic, handle(topic)])),
    /**
     * Processes entries that waited for an earlier entry about the same record, after the earlier entry was withdrawn. Without this job,
     * the waiting entries would never be processed.
     */
    async sweep(): Promise<void> {
      const since = await core.db.first<{ since: string | null }>(
        sql`SELECT min(created_at) AS since FROM webhook_endpoints WHERE is_enabled`,
      )
      if (!since?.since) return
      for (const { record, id: idField } of new Map(needs.events.map((one) => [one.record, one])).values()) {
        const topics = needs.events.filter((one) => one.record === record).map(({ topic }) => topic)
        const left = await core.db.many<{ id: string }>(sql`
          SELECT DISTINCT payload->>${fieldOf(idField)} AS id FROM outbox o
          WHERE created_at > greatest(${since.since}::timestamptz, ${core.clock.now().subtract({ hours: 24 * foundDays })}::timestamptz)
            AND done_at IS NOT NULL AND topic = ANY(${topics}) AND NOT EXISTS (SELECT 1 FROM webhook_events e WHERE e.id = o.id) LIMIT 200`)
        for (const { id } of left) await deliver(record, idField, id)
      }
    },
  }
}

/** Stores a delivery to a webhook. It gets the next `sequence` number among the deliveries to this webhook about the same record. */
export async function addDelivery(
  core: BrandCore,
  tx: Tx,
  endpointId: string,
  event: { type: string; at: string; record: string; recordId: string },
): Promise<void> {
  const numbered = await tx.first<{ last: number }>(sql`
    INSERT INTO webhook_sequences (endpoint_id, record_type, record_id, last) VALUES (${endpointId}, ${event.record}, ${event.recordId}, 1)
    ON CONFLICT (endpoint_id, record_type, record_id) DO UPDATE SET last = webhook_sequences.last + 1 RETURNING last`)
  const now = core.clock.now()
  await tx.run(sql`
    INSERT INTO webhook_deliveries (id, endpoint_id, type, at, record_type, record_id, sequence, next_at, since)
    VALUES (${core.ids.uuid()}, ${endpointId}, ${event.type}, ${event.at}, ${event.record}, ${event.recordId}, ${numbered?.last ?? 1}, ${now}, ${now})`)
}
