import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, seesBranch, serve } from '#platform/module.ts'
import { messageRoutesEndpoints as calls } from '../contract.ts'
import { type Routes, routesOf } from '../rules/routes.ts'

interface Row {
  version: number
  routes: Record<string, unknown>
}

const find = (db: Queries, branchId: string): Promise<Row | undefined> =>
  db.first<Row>(sql`SELECT version, routes FROM message_routes WHERE branch_id = ${branchId}`)

/**
 * Returns a function that reads the channels by which a branch sends messages about each event (docs/rules/messages.md, Ways). The values
 * of all branches are kept in memory.
 */
export function routesOfBranch({ db, snapshots }: Pick<BrandCore, 'db' | 'snapshots'>) {
  const all = snapshots.define('messageRoutes', ['messageRoutes'], async () => {
    const rows = await db.many<Row & { branch_id: string }>(sql`SELECT branch_id, version, routes FROM message_routes`)
    return new Map(rows.map(({ branch_id: id, routes }) => [id, routesOf(routes)]))
  })
  return async (branchId: string): Promise<Routes> => (await all.get()).value.get(branchId) ?? routesOf(undefined)
}

const shown = (branchId: string, row: Row | undefined) => ({
  branchId,
  version: row?.version ?? 0,
  routes: routesOf(row?.routes),
})

/** The calls that read and change a branch's table of events and channels. A branch that the caller may not see gives record.not_found. */
export function routeCalls(core: BrandCore, branchOf: (id: string) => Promise<Branch | undefined>): Handler[] {
  return [
    serve(calls.get, async ({ params, session }) => {
      if (!session || !seesBranch(session, params.branchId) || !(await branchOf(params.branchId)))
        return { ok: false, code: 'record.not_found' }
      return { ok: true, value: shown(params.branchId, await find(core.db, params.branchId)) }
    }),
    serve(calls.set, async ({ params, body, session, requestId }) => {
      const { branchId } = params
      const branch = await branchOf(branchId)
      if (!session || !seesBranch(session, branchId) || !branch) return { ok: false, code: 'record.not_found' }
      return core.db.tx(async (tx) => {
        await tx.run(sql`
          INSERT INTO message_routes (branch_id, version, updated_at, routes) VALUES (${branchId}, 0, ${core.clock.now()}, '{}')
          ON CONFLICT DO NOTHING`)
        const before = await tx.first<Row>(
          sql`SELECT version, routes FROM message_routes WHERE branch_id = ${branchId} FOR UPDATE`,
        )
        if (!before || before.version !== body.version)
          return { ok: false, code: 'record.stale', data: shown(branchId, before) }
        const after = { version: before.version + 1, routes: body.routes }
        await tx.run(sql`
          UPDATE message_routes SET version = ${after.version}, updated_at = ${core.clock.now()}, routes = ${JSON.stringify(after.routes)}
          WHERE branch_id = ${branchId}`)
        await core.snapshots.changed(tx, 'messageRoutes')
        await core.audit.write(tx, {
          action: 'messageRoutes.changed',
          entity: 'messageRoutes',
          entityId: branchId,
          label: branch.name,
          branchId,
          actor: actorOf(session),
          before: routesOf(before.routes),
          after: routesOf(after.routes),
          requestId,
        })
        return { ok: true, value: shown(branchId, after) }
      })
    }),
  ]
}
