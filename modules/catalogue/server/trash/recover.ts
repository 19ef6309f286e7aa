import sql from 'sql-template-tag'
import type { Entity, NewRecord } from '#contract/entity.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable, ident } from '#platform/entity-table.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import { missing, openRecords } from '#platform/records.ts'

export type Recover = (
  tx: Tx,
  caller: Caller,
  id: string,
) => Promise<{ ok: true; value: { recovered: number } } | Refusal>

/**
 * Restores a record from the trash. It gets its old id, because menus and bundles still refer to it. The restore is refused if the caller may
 * not create such a record.
 */
export const recoverOf =
  <E extends Entity>(core: BrandCore, entity: E): Recover =>
  (tx, caller, id) =>
    openRecords(core, entity).writeIn(tx, caller, async (batch) => {
      const kept = await tx.first<{ content: Record<string, unknown> }>(
        sql`SELECT content FROM catalogue_trash WHERE kind = ${entity.name} AND id = ${id} FOR UPDATE`,
      )
      if (!kept) return missing
      const table = entityTable(entity)
      const content = { ...kept.content }
      // If the category of a product was deleted, too, or is in the trash, the product is restored without a category.
      if (
        content['category_id'] &&
        !(await tx.first(sql`SELECT 1 FROM categories WHERE id = ${content['category_id']}`))
      )
        content['category_id'] = null
      const { id: _, version, createdAt, updatedAt: __, ...values } = table.fromRow(content) as Record<string, unknown>
      const made = await batch.create(values as NewRecord<E>, id)
      if (!made.ok) return made
      // The version increases. Therefore a form that was opened before the deletion cannot overwrite the restored record.
      await tx.run(
        sql`UPDATE ${ident(table.name)} SET version = ${Number(version) + 1}, created_at = ${createdAt} WHERE id = ${id}`,
      )
      if (entity.scope === 'carried')
        await tx.run(
          sql`UPDATE ${ident(table.name)} SET own_branches = ${JSON.stringify(content['own_branches'] ?? [])}::jsonb WHERE id = ${id}`,
        )
      // The record now belongs to the same branches as before. If the caller is not responsible for all these branches, the restore is
      // refused.
      const foreign = await core.scope.check(entity, caller.session, tx).refuse([made.value])
      if (foreign) return foreign
      await tx.run(sql`DELETE FROM catalogue_trash WHERE kind = ${entity.name} AND id = ${id}`)
      return { ok: true as const, value: { recovered: 1 } }
    })
