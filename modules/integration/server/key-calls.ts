import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Scopes } from '#platform/keys.ts'
import { type BrandCore, type Call, type Handler, seesBranch, serve } from '#platform/module.ts'
import { type ApiKey, keyEndpoints as calls } from '../contract/keys.ts'
import { hashOfKey, newKeySecret } from './key-secret.ts'

/** Maximum number of keys of one brand. Staff can still read a list of this length. */
const MOST_KEYS = 100

interface Row {
  id: string
  name: string
  prefix: string
  scopes: string[]
  branches: string[]
  external_user_id: string | null
  created_by_name: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
}

function toKey(row: Row, now: Temporal.Instant): ApiKey {
  const isOver = row.expires_at !== null && Date.parse(row.expires_at) <= now.epochMilliseconds
  return {
    id: row.id,
    name: row.name,
    prefix: `srv_${row.prefix}`,
    scopes: row.scopes,
    branches: row.branches,
    partnerId: row.external_user_id,
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    state: row.revoked_at !== null ? 'revoked' : isOver ? 'expired' : 'active',
  }
}

interface Ports {
  scopes: () => Scopes
  /** Whether there is an active partner with this id. Undefined if no module manages partners. */
  isPartner: (id: string) => Promise<boolean> | undefined
}

/** The handlers that list, create and revoke keys. Only administrators may call them (docs/rules/integration.md, Keys). */
export function keyCalls(core: BrandCore, ports: Ports): Handler[] {
  const { scopes } = ports
  const audit = (call: Pick<Call, 'session' | 'requestId'>, row: Row, action: string) => ({
    action,
    entity: 'api-key',
    entityId: row.id,
    label: row.name,
    actor: actorOf(call.session),
    after: {
      name: row.name,
      scopes: row.scopes,
      branches: row.branches,
      partnerId: row.external_user_id,
      expiresAt: row.expires_at,
    },
    requestId: call.requestId,
  })
  return [
    serve(calls.list, async () => {
      const now = core.clock.now()
      const rows = await core.db.many<Row>(sql`
        SELECT * FROM api_keys WHERE revoked_at IS NULL OR revoked_at > ${now.subtract({ hours: 24 * 30 })}
        ORDER BY created_at DESC, id DESC`)
      return { ok: true, value: rows.map((row) => toKey(row, now)) }
    }),
    serve(calls.scopes, async ({ locale }) => ({
      ok: true,
      value: Object.entries(scopes()).map(([name, { title }]) => ({ name, title: title[locale] })),
    })),
    serve(calls.create, async (call) => {
      const { session, body } = call
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      const names = new Set(Object.keys(scopes()))
      if (body.scopes.some((one) => !names.has(one.split(':')[0] ?? '')))
        return { ok: false, code: 'field.choice', field: 'scopes' }
      const known = new Set((await core.scope.branchesOf(session, core.db)).map(({ id }) => id))
      if (body.branches.some((id) => !known.has(id) || !seesBranch(session, id)))
        return { ok: false, code: 'field.choice', field: 'branches' }
      if (body.partnerId !== null && !(await ports.isPartner(body.partnerId)))
        return { ok: false, code: 'field.choice', field: 'partnerId' }
      const now = core.clock.now()
      const expires = body.expiresAt === null ? null : Temporal.Instant.from(body.expiresAt)
      if (expires && Temporal.Instant.compare(expires, now) <= 0)
        return { ok: false, code: 'integration.expires_past', field: 'expiresAt' }
      const count = await core.db.first<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM api_keys WHERE revoked_at IS NULL`,
      )
      if ((count?.count ?? 0) >= MOST_KEYS)
        return { ok: false, code: 'integration.too_many', field: 'name', values: { max: MOST_KEYS } }
      const { prefix, secret } = newKeySecret(core.ids)
      const row = await core.db.tx(async (tx) => {
        const made = await tx.first<Row>(sql`
          INSERT INTO api_keys (id, created_at, name, prefix, secret_hash, scopes, branches, created_by, created_by_name, expires_at, external_user_id)
          VALUES (${core.ids.uuid()}, ${now}, ${body.name}, ${prefix}, ${hashOfKey(secret)}, ${JSON.stringify([...new Set(body.scopes)])},
            ${JSON.stringify(body.branches)}, ${session.userId}, ${session.name}, ${expires}, ${body.partnerId}) RETURNING *`)
        if (!made) throw new Error('A key was not written')
        await core.audit.write(tx, audit(call, made, 'api-key.create'))
        return made
      })
      return { ok: true, value: { ...toKey(row, now), secret }, headers: { 'cache-control': 'no-store' } }
    }),
    serve(calls.revoke, async (call) => {
      const row = await core.db.tx(async (tx) => {
        const ended = await tx.first<Row>(
          sql`UPDATE api_keys SET revoked_at = ${core.clock.now()} WHERE id = ${call.params.id} AND revoked_at IS NULL RETURNING *`,
        )
        if (ended) await core.audit.write(tx, audit(call, ended, 'api-key.revoke'))
        return ended
      })
      return row ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
    }),
  ]
}
