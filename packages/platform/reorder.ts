import sql from 'sql-template-tag'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Entity, Fields } from '#contract/entity.ts'
import { actorOf } from './audit.ts'
import { entityTable, ident } from './entity-table.ts'
import { type BrandCore, type Handler, type Refusal, seesBranch, serve } from './module.ts'

/**
 * Sorts the records with the given ids as in `ids`. They exchange the positions that they already have. So a part of a list (one
 * category, the results of a search) can be sorted, and all other records keep their positions.
 */
function inOrder<R extends { id: string }>(rows: readonly R[], ids: readonly string[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wished = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const named = new Set(wished.map(({ id }) => id))
  let next = 0
  return rows.map((row) => (named.has(row.id) ? (wished[next++] ?? row) : row))
}

/**
 * Handles the API call that changes the sort order of the records of an entity with a `position`. An id that does not exist, or that the
 * caller cannot see, is ignored. If the caller can see a record but does not work for all branches of the record, the whole call is
 * refused. Versions do not change: forms do not send the position, and one move must not make a hundred open forms outdated.
 */
export function reorder<F extends Fields>(core: BrandCore, entity: Entity<F>, endpoint: Endpoint): Handler {
  const table = entityTable(entity)
  const branchOf = (record: object): string | null => {
    const id: unknown = entity.branchColumn === undefined ? null : Reflect.get(record, entity.branchColumn)
    return typeof id === 'string' ? id : null
  }
  return serve(endpoint, async (call) => {
    const { ids } = call.body as { ids: readonly string[] }
    const refused = await core.db.tx(async (tx): Promise<Refusal | undefined> => {
      const all = await tx.many<Record<string, unknown>>(
        sql`SELECT * FROM ${ident(table.name)} ORDER BY position, id FOR UPDATE`,
      )
      const rows = all
        .map((row) => ({ ...table.fromRow(row), position: Number(row['position']) }))
        .filter((record) => !call.session || seesBranch(call.session, branchOf(record)))
      const named = new Set(ids)
      const refusal = await core.scope.check(entity, call.session, tx).refuse(rows.filter(({ id }) => named.has(id)))
      if (refusal) return refusal
      const changed = inOrder(rows, ids).flatMap((row, index) =>
        row.position === index + 1 ? [] : [{ id: row.id, position: index + 1 }],
      )
      if (changed.length === 0) return undefined
      await tx.run(sql`
        UPDATE ${ident(table.name)} t SET position = new.position, updated_at = ${core.clock.now()}
        FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ position }) => position)}::int[]) AS new (id, position)
        WHERE t.id = new.id`)
      await core.audit.write(tx, {
        action: `${entity.name}.order`,
        entity: entity.name,
        entityId: ids[0] ?? '',
        label: '',
        branchId: null,
        actor: actorOf(call.session),
        after: { ids },
        requestId: call.requestId,
      })
      await core.snapshots.changed(tx, entity.name)
      return undefined
    })
    return refused ?? { ok: true, value: null }
  })
}
