import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type Delivery, webhookEndpoints as calls } from '../contract/webhooks.ts'

/** What was delivered to a receiver, and sending it again. */
export function deliveryCalls(core: BrandCore, kick: (id: string) => void): Handler[] {
  return [
    serve(calls.deliveries, async ({ params, query }) => {
      const rows = await core.db.many<DeliveryView>(sql`
        SELECT * FROM webhook_deliveries WHERE endpoint_id = ${params.id} AND (${query.state ?? null}::text IS NULL OR state = ${query.state ?? null})
        ORDER BY at DESC, id DESC LIMIT 100`)
      return { ok: true, value: rows.map(toDelivery) }
    }),
    serve(calls.replay, async ({ params, body }) => {
      const now = core.clock.now()
      if (body.delivery === undefined && body.since === undefined)
        return { ok: false, code: 'field.required', field: 'delivery' }
      const which =
        body.delivery === undefined
          ? sql`state = 'dead' AND at >= ${Temporal.Instant.from(body.since ?? '')}`
          : sql`id = ${body.delivery}`
      const count = await core.db.run(sql`
        UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, next_at = ${now}, since = ${now}
        WHERE endpoint_id = ${params.id} AND ${which}`)
      if (count > 0) kick(params.id)
      return { ok: true, value: { count } }
    }),
  ]
}

interface DeliveryView {
  id: string
  type: string
  at: string
  record_type: string
  record_id: string
  sequence: number
  state: Delivery['state']
  attempts: number
  next_at: string
  status: number | null
  ms: number | null
  answer: string
}

const toDelivery = (row: DeliveryView): Delivery => ({
  id: row.id,
  type: row.type,
  at: row.at,
  record: { type: row.record_type, id: row.record_id, sequence: row.sequence },
  state: row.state,
  attempts: row.attempts,
  nextAt: row.state === 'waiting' ? row.next_at : null,
  status: row.status,
  ms: row.ms,
  answer: row.answer,
})
