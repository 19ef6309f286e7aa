import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { actorOf } from '#platform/audit.ts'
import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type BoardKey, orderingEndpoints, type OrderSummary } from '../contract.ts'
import { readBoard, readStoppedTickets } from './order-queries.ts'
import { toSummary } from './order-row.ts'

interface KeyRow {
  id: string
  branch_id: string
  kind: BoardKey['kind']
  name: string
  created_at: string
  created_by: string
}

const toKey = (row: KeyRow): BoardKey => ({
  id: row.id,
  branchId: row.branch_id,
  kind: row.kind,
  name: row.name,
  createdAt: row.created_at,
  createdBy: row.created_by,
})

/** Maximum number of keys that a branch can have at the same time. Revoked keys do not count. */
const MOST_KEYS = 50

/** The database stores only this hash of a key. A key consists of 192 random bits, so a hash without salt cannot be reversed. */
const hashOf = (key: string): Uint8Array => createHash('sha256').update(key).digest()

/**
 * API calls for screens at which nobody is signed in. The path contains a key that gives access to the orders of one branch. Administrators
 * create and revoke these keys (specification §6, §7; docs/rules/calls.md, Addresses without sign-in).
 */
export function boardKeys(core: BrandCore, ports: { branch(id: string): Promise<Branch | undefined> }): Handler[] {
  const read = async (call: Call, kind: BoardKey['kind']): Promise<Answer<OrderSummary[]> | Refusal> => {
    const { branch, key } = call.params as { branch: string; key: string }
    // The key itself is never compared, only its hash. The response time therefore reveals nothing about a key.
    const known = await core.db.first(sql`SELECT id FROM board_keys
      WHERE branch_id = ${branch} AND kind = ${kind} AND key_hash = ${hashOf(key)} AND revoked_at IS NULL`)
    if (!known) return { ok: false, code: 'record.not_found' }
    const now = core.clock.now()
    const [open, stopped] = await Promise.all([
      readBoard(core.db, [branch]),
      readStoppedTickets(core.db, [branch], now),
    ])
    return {
      ok: true,
      value: [...open, ...stopped].map((row) => toSummary(row, now)),
      headers: { 'cache-control': 'no-store' },
    }
  }

  return [
    serve(orderingEndpoints.frontdesk, (call) => read(call, 'frontdesk')),
    serve(orderingEndpoints.backoffice, (call) => read(call, 'backoffice')),
    serve(orderingEndpoints.boardKeys, async () => {
      const rows = await core.db.many<KeyRow>(
        sql`SELECT * FROM board_keys WHERE revoked_at IS NULL ORDER BY created_at, id`,
      )
      return { ok: true, value: rows.map(toKey) }
    }),
    serve(orderingEndpoints.createBoardKey, async (call) => {
      const { branch, kind, name } = call.body
      if (!(await ports.branch(branch))) return { ok: false, code: 'field.choice', field: 'branch' }
      const inForce = await core.db.first<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM board_keys WHERE branch_id = ${branch} AND revoked_at IS NULL`,
      )
      if ((inForce?.count ?? 0) >= MOST_KEYS)
        return { ok: false, code: 'board_key.too_many', field: 'branch', values: { max: MOST_KEYS } }
      const key = core.ids.hash()
      const row: KeyRow = {
        id: core.ids.uuid(),
        branch_id: branch,
        kind,
        name,
        created_at: String(core.clock.now().round('millisecond')),
        created_by: call.session?.name ?? '',
      }
      await core.db.tx(async (tx) => {
        await tx.run(sql`INSERT INTO board_keys (id, branch_id, kind, name, key_hash, created_at, created_by)
          VALUES (${row.id}, ${branch}, ${kind}, ${name}, ${hashOf(key)}, ${row.created_at}, ${row.created_by})`)
        await core.audit.write(tx, { ...auditOf(call, row), action: 'board-key.create' })
      })
      return { ok: true, value: { ...toKey(row), key } }
    }),
    serve(orderingEndpoints.revokeBoardKey, async (call) => {
      const revoked = await core.db.tx(async (tx) => {
        const row = await tx.first<KeyRow>(
          sql`UPDATE board_keys SET revoked_at = ${core.clock.now()} WHERE id = ${call.params.id} AND revoked_at IS NULL RETURNING *`,
        )
        if (row) await core.audit.write(tx, { ...auditOf(call, row), action: 'board-key.revoke' })
        return row !== undefined
      })
      return revoked ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
    }),
  ]
}

const auditOf = (call: Pick<Call, 'session' | 'requestId'>, row: KeyRow) => ({
  entity: 'board-key',
  entityId: row.id,
  label: row.name,
  branchId: row.branch_id,
  actor: actorOf(call.session),
  after: { name: row.name, kind: row.kind },
  requestId: call.requestId,
})
