import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type BoardFilter, type BoardView, orderingEndpoints } from '../contract.ts'
import { scopeOf, sees } from './scope.ts'

interface ViewRow {
  id: string
  name: string
  filter: BoardFilter
  branch_id: string | null
  created_by: string
}

const toView = (row: ViewRow): BoardView => ({
  id: row.id,
  name: row.name,
  filter: row.filter,
  createdBy: row.created_by,
})

/**
 * Calls for the saved filters of the board. All staff share them. A filter that names a branch is returned only to users who may see that
 * branch.
 */
export const boardViews = (core: BrandCore, { branch }: { branch(id: string): Promise<unknown> }): Handler[] => [
  serve(orderingEndpoints.views, async (call) => {
    const scope = scopeOf(call.session)
    const seen = scope === 'all' ? sql`true` : sql`(branch_id IS NULL OR branch_id = ANY(${[...scope]}::uuid[]))`
    const rows = await core.db.many<ViewRow>(
      sql`SELECT * FROM board_views WHERE ${seen} ORDER BY lower(name), id LIMIT 100`,
    )
    return { ok: true, value: rows.map(toView) }
  }),
  serve(orderingEndpoints.saveView, async (call) => {
    const { name, filter } = call.body
    const isKnown =
      filter.branch === null || (sees(scopeOf(call.session), filter.branch) && (await branch(filter.branch)))
    if (!isKnown) return { ok: false, code: 'field.choice', field: 'filter.branch' }
    const actor = actorOf(call.session)
    const row: ViewRow = {
      id: core.ids.uuid(),
      name,
      filter,
      branch_id: filter.branch,
      created_by: 'name' in actor ? actor.name : '',
    }
    await core.db.tx(async (tx) => {
      await tx.run(sql`INSERT INTO board_views (id, name, filter, branch_id, created_at, created_by)
        VALUES (${row.id}, ${name}, ${JSON.stringify(filter)}::jsonb, ${row.branch_id}, ${core.clock.now()}, ${row.created_by})`)
      await core.audit.write(tx, {
        action: 'board-view.create',
        entity: 'board-view',
        entityId: row.id,
        label: name,
        branchId: row.branch_id,
        actor,
        after: { name, filter },
        requestId: call.requestId,
      })
    })
    return { ok: true, value: toView(row) }
  }),
  serve(orderingEndpoints.removeView, async (call) => {
    const scope = scopeOf(call.session)
    const removed = await core.db.tx(async (tx) => {
      const row = await tx.first<ViewRow>(sql`SELECT * FROM board_views WHERE id = ${call.params.id} FOR UPDATE`)
      if (!row || (row.branch_id !== null && !sees(scope, row.branch_id))) return false
      await tx.run(sql`DELETE FROM board_views WHERE id = ${row.id}`)
      await core.audit.write(tx, {
        action: 'board-view.remove',
        entity: 'board-view',
        entityId: row.id,
        label: row.name,
        branchId: row.branch_id,
        actor: actorOf(call.session),
        before: { name: row.name },
        requestId: call.requestId,
      })
      return true
    })
    return removed ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
  }),
]
