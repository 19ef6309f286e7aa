import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { EventType } from '#platform/events.ts'
import { type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { leadsInside } from '#platform/outgoing/private-address.ts'
import { seal } from '#platform/seal.ts'
import { webhookEndpoints as calls } from '../contract/webhooks.ts'
import { type EndpointRow, readEndpoints, sealPurpose } from './endpoint-rows.ts'
import { showEndpoints } from './show-endpoints.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { addDelivery } from './fan-out.ts'
import { newSecret } from './signature.ts'

const MOST_ENDPOINTS = 20
/** For this number of hours after a secret was replaced, events are also signed with the old secret. */
const overlapHours = 24

/**
 * The handlers with which administrators create, change and test webhooks, and see their deliveries (docs/rules/integration.md, Webhooks).
 */
export function webhookCalls(
  core: BrandCore,
  needs: { events: () => readonly EventType[]; kick(id: string): void },
): Handler[] {
  const refusalOf = async (call: Pick<Call<typeof calls.create>, 'body' | 'session'>): Promise<Refusal | undefined> => {
    const { body, session } = call
    if (!session) return { ok: false, code: 'auth.session_timeout' }
    const known = new Set(needs.events().map(({ type }) => type))
    if (body.events.some((one) => !known.has(one))) return { ok: false, code: 'field.choice', field: 'events' }
    const places = new Set((await core.scope.branchesOf(session, core.db)).map(({ id }) => id))
    if (body.branches.some((id) => !places.has(id))) return { ok: false, code: 'field.choice', field: 'branches' }
    if (core.settings.allowsPrivateAddresses?.() ?? true) return undefined
    const { protocol, hostname } = new URL(body.url)
    if (protocol !== 'https:') return { ok: false, code: 'integration.only_https', field: 'url' }
    return (await leadsInside(hostname)) ? { ok: false, code: 'integration.private_address', field: 'url' } : undefined
  }

  const audited = (call: Pick<Call, 'session' | 'requestId'>, row: EndpointRow, action: string) => ({
    action,
    entity: 'webhook-endpoint',
    entityId: row.id,
    label: row.name,
    actor: actorOf(call.session),
    after: { name: row.name, url: row.url, events: row.events, branches: row.branches, isEnabled: row.is_enabled },
    requestId: call.requestId,
  })

  const sealed = (secret: string): Buffer => seal(core.settings.secret(sealPurpose), sealPurpose, secret)
  const missing: Refusal = { ok: false, code: 'record.not_found' }

  return [
    serve(calls.list, async () => ({ ok: true, value: await showEndpoints(core.db, await readEndpoints(core.db)) })),
    serve(calls.events, async ({ locale }) => ({
      ok: true,
      // Several outbox topics can cause the same type of event. The list contains the type only once.
      value: [...new Map(needs.events().map(({ type, title }) => [type, { type, title: title[locale] }])).values()],
    })),
    serve(calls.create, async (call) => {
      const refused = await refusalOf(call)
      if (refused) return refused
      const { body, session } = call
      const before = await readEndpoints(core.db)
      if (before.length >= MOST_ENDPOINTS)
        return { ok: false, code: 'integration.too_many', field: 'name', values: { max: MOST_ENDPOINTS } }
      const secret = newSecret()
      const row = await core.db.tx(async (tx) => {
        const made = await tx.first<EndpointRow>(sql`
          INSERT INTO webhook_endpoints (id, created_at, name, url, events, branches, secret, is_enabled, created_by, created_by_name)
          VALUES (${core.ids.uuid()}, ${core.clock.now()}, ${body.name}, ${body.url}, ${JSON.stringify(body.events)},
            ${JSON.stringify(body.branches)}, ${sealed(secret)}, ${body.isEnabled}, ${session?.userId}, ${session?.name}) RETURNING *`)
        if (!made) throw new Error('A receiver was not written')
        await core.audit.write(tx, audited(call, made, 'webhook-endpoint.create'))
        return made
      })
      const [value] = await showEndpoints(core.db, [row])
      if (!value) throw new Error('A receiver was not written')
      return { ok: true, value: { ...value, secret }, headers: { 'cache-control': 'no-store' } }
    }),
    serve(calls.update, async (call) => {
      const refused = await refusalOf(call)
      if (refused) return refused
      const { name, url, events, branches, isEnabled } = call.body
      const row = await core.db.tx(async (tx) => {
        // From now on, the webhook belongs to the person who changes it, and gets events with the rights of this person.
        const changed = await tx.first<EndpointRow>(sql`
          UPDATE webhook_endpoints SET name = ${name}, url = ${url}, events = ${JSON.stringify(events)}, branches = ${JSON.stringify(branches)},
            is_enabled = ${isEnabled}, failing_since = CASE WHEN ${isEnabled} AND NOT is_enabled THEN NULL ELSE failing_since END,
            created_by = ${call.session?.userId}, created_by_name = ${call.session?.name}
          WHERE id = ${call.params.id} RETURNING *`)
        if (changed) await core.audit.write(tx, audited(call, changed, 'webhook-endpoint.update'))
        return changed
      })
      const [value] = row ? await showEndpoints(core.db, [row]) : []
      if (!value) return missing
      if (isEnabled) needs.kick(value.id)
      return { ok: true, value }
    }),
    serve(calls.remove, async (call) => {
      const row = await core.db.tx(async (tx) => {
        const gone = await tx.first<EndpointRow>(
          sql`DELETE FROM webhook_endpoints WHERE id = ${call.params.id} RETURNING *`,
        )
        if (gone) await core.audit.write(tx, audited(call, gone, 'webhook-endpoint.delete'))
        return gone
      })
      return row ? { ok: true, value: null } : missing
    }),
    serve(calls.rotate, async (call) => {
      const secret = newSecret()
      const until = core.clock.now().add({ hours: overlapHours })
      const row = await core.db.tx(async (tx) => {
        const turned = await tx.first<EndpointRow>(sql`
          UPDATE webhook_endpoints SET old_secret = secret, old_secret_until = ${until}, secret = ${sealed(secret)}
          WHERE id = ${call.params.id} RETURNING *`)
        if (turned) await core.audit.write(tx, audited(call, turned, 'webhook-endpoint.rotate'))
        return turned
      })
      return row ? { ok: true, value: { secret }, headers: { 'cache-control': 'no-store' } } : missing
    }),
    serve(calls.test, async ({ params }) => {
      const [row] = await readEndpoints(core.db, sql`id = ${params.id}`)
      if (!row) return missing
      const event = { type: 'test', at: String(core.clock.now()), record: 'test', recordId: row.id }
      await core.db.tx((tx) => addDelivery(core, tx, row.id, event))
      needs.kick(row.id)
      return { ok: true, value: null }
    }),
    ...deliveryCalls(core, needs.kick),
  ]
}
