import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type Delivery, webhookEndpoints as calls } from '../contract/webhooks.ts'
import { readEndpoints } from './endpoint-rows.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** The handlers that list the deliveries to a webhook, and that send deliveries again. */
export function deliveryCalls(core: BrandCore, kick: (id: string) => void): Handler[] {
  return [
    serve(calls.deliveries, async ({ params, query }) => {
      const [endpoint] = await readEndpoints(core.db, sql`id = ${params.id}`)
      if (!endpoint) return missing
      const rows = await core.db.many<DeliveryView>(sql`
        SELECT * FROM webhook_deliveries WHERE endpoint_id = ${params.id} AND (${query.state ?? null}::text IS NULL OR state = ${query.state ?? null})
        ORDER BY at DESC, id DESC LIMIT 100`)
      return { ok: true, value: rows.map(toDelivery) }
    }),
    serve(calls.replay, async ({ params, body, requestId, session }) => {
      const now = core.clock.now()
      const { delivery, since } = body
      if (delivery === undefined && since === undefined) return { ok: false, code: 'field.required', field: 'delivery' }
      const which =
        delivery === undefined
          ? sql`state = 'dead' AND at >= ${Temporal.Instant.from(since ?? '')}`
          : sql`id = ${delivery}`
      const answer = await core.db.tx(async (tx): Promise<{ ok: true; value: { count: number } } | Refusal> => {
        const [endpoint] = await readEndpoints(tx, sql`id = ${params.id}`)
        if (!endpoint) return missing
        const count = await tx.run(sql`
          UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, next_at = ${now}, since = ${now}
          WHERE endpoint_id = ${params.id} AND ${which}`)
        if (count === 0 && delivery !== undefined) return { ...missing, field: 'delivery' }
        if (count > 0)
          await core.audit.write(tx, {
            action: 'webhook-endpoint.replay',
            entity: 'webhook-endpoint',
            entityId: params.id,
            label: endpoint.name,
            actor: actorOf(session),
            after: { ...body, count },
            requestId,
          })
        return { ok: true, value: { count } }
      })
      if (answer.ok && answer.value.count > 0) kick(params.id)
      return answer
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
