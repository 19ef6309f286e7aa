import type { Entity } from '#contract/entity.ts'
import type { Tx } from '#platform/db.ts'
import { columnValues, entityTable, insertOf } from '#platform/entity-table.ts'
import type { BrandCore } from '#platform/module.ts'

/** Writes a record that the program itself makes (seeds, first set-up), checked by its declaration. Returns its id. */
export async function insertRecord<E extends Entity>(
  tx: Tx,
  core: BrandCore,
  entity: E,
  input: unknown,
  id = core.ids.uuid(),
): Promise<string> {
  const now = core.clock.now()
  const table = entityTable(entity)
  const columns = columnValues(table, entity.input.parse(input))
  await tx.run(insertOf(table, [['id', id], ['version', 1], ['created_at', now], ['updated_at', now], ...columns]))
  await core.snapshots.changed(tx, entity.name)
  return id
}
