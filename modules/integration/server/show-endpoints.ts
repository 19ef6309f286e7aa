import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { WebhookEndpoint } from '../contract/webhooks.ts'
import type { EndpointRow } from './endpoint-rows.ts'

interface Counts {
  endpoint_id: string
  waiting: number
  dead: number
  delivered: number
}

/**
 * Converts rows of webhooks (`EndpointRow`) to the form that the back office gets, with the numbers of waiting, delivered and failed
 * deliveries.
 */
export async function showEndpoints(db: Queries, rows: readonly EndpointRow[]): Promise<WebhookEndpoint[]> {
  const counts = await db.many<Counts>(sql`
      SELECT endpoint_id, count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'dead')::int AS dead,
        count(*) FILTER (WHERE state = 'delivered')::int AS delivered FROM webhook_deliveries GROUP BY endpoint_id`)
  return rows.map((row) => {
    const { waiting = 0, dead = 0, delivered = 0 } = counts.find((one) => one.endpoint_id === row.id) ?? {}
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      events: row.events,
      branches: row.branches,
      isEnabled: row.is_enabled,
      createdBy: row.created_by_name,
      createdAt: row.created_at,
      failingSince: row.failing_since,
      waiting,
      dead,
      delivered,
    }
  })
}
