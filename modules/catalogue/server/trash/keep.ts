import sql from 'sql-template-tag'
import type { Entity } from '#contract/entity.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable, ident } from '#platform/entity-table.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'

/** Days until a record in the trash is deleted (docs/rules/back-office.md, Trash of the catalogue). */
export const TRASH_DAYS = 30

type InUse = (tx: Tx, ids: readonly string[]) => Promise<Refusal | undefined>

/**
 * Makes a rule for records of one type: when a record is deleted, its row is moved to the trash in the same transaction. `inUse` refuses
 * the deletion if other records use the record.
 */
export const keptInTrash = <E extends Entity>(
  core: Pick<BrandCore, 'clock'>,
  entity: E,
  inUse: InUse = async () => undefined,
): RecordRules<E> => ({
  async beforeRemove({ tx, records }) {
    const ids = records.map(({ id }) => id)
    const refused = await inUse(tx, ids)
    if (refused) return refused
    await tx.run(sql`INSERT INTO catalogue_trash (kind, id, name, content, trashed_at)
      SELECT ${entity.name}, record.id, record.name, to_jsonb(record), ${core.clock.now()}
      FROM ${ident(entityTable(entity).name)} record WHERE record.id = ANY (${ids}::uuid[])`)
    return undefined
  },
})
