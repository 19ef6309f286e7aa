import sql from 'sql-template-tag'
import type { Entity } from '#contract/entity.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { failureOfWrite, Refused } from '#platform/record-failures.ts'
import type { Caller } from '#platform/record-rules.ts'
import { missing, openRecords } from '#platform/records.ts'
import {
  catalogueEndpoints,
  categoryEntity,
  menuEntity,
  productEntity,
  tagEntity,
  type TrashKind,
} from '../../contract.ts'
import { placesOf } from '../usage.ts'
import { oldest } from './empty.ts'
import { keptInTrash, TRASH_DAYS } from './keep.ts'
import { type Recover, recoverOf } from './recover.ts'

const entities = { product: productEntity, category: categoryEntity, tag: tagEntity, menu: menuEntity }

type Put = (tx: Tx, caller: Caller, ids: readonly string[]) => Promise<{ ok: true; value: number } | Refusal>

/** Returns a function that moves records to the trash, even if other records use them. */
const putOf =
  <E extends Entity>(core: BrandCore, entity: E): Put =>
  (tx, caller, ids) =>
    openRecords(core, entity, keptInTrash(core, entity)).writeIn(tx, caller, async (batch) => {
      const found = await batch.lock(ids)
      if (found.length < new Set(ids).size) return missing
      return (await batch.remove(found)) ?? { ok: true as const, value: found.length }
    })

/**
 * The functions that delete (`put`) and restore (`recover`) categories. The products of a category are deleted and restored together with the
 * category. If the category is disabled, guests do not see its products. Without the category, guests would see them, so they must be deleted,
 * too.
 */
function categoryTrash(core: BrandCore): { put: Put; recover: Recover } {
  const categories = { put: putOf(core, categoryEntity), recover: recoverOf(core, categoryEntity) }
  const products = { put: putOf(core, productEntity), recover: recoverOf(core, productEntity) }
  return {
    async put(tx, caller, ids) {
      for (const id of ids) {
        const rows = await tx.many<{ id: string }>(sql`SELECT id FROM products WHERE category_id = ${id}`)
        const taken = rows.map((row) => row.id)
        if (taken.length === 0) continue
        const put = await products.put(tx, caller, taken)
        if (!put.ok) return put
        await tx.run(
          sql`UPDATE catalogue_trash SET taken_with = ${id} WHERE kind = 'product' AND id = ANY (${taken}::uuid[])`,
        )
      }
      return categories.put(tx, caller, ids)
    },
    async recover(tx, caller, id) {
      const category = await categories.recover(tx, caller, id)
      if (!category.ok) return category
      const taken = await tx.many<{ id: string }>(
        sql`SELECT id FROM catalogue_trash WHERE kind = 'product' AND taken_with = ${id} ORDER BY id`,
      )
      for (const product of taken) {
        const recovered = await products.recover(tx, caller, product.id)
        if (!recovered.ok) return recovered
      }
      return { ok: true, value: { recovered: 1 + taken.length } }
    },
  }
}

/** The handlers for the trash of the catalogue (docs/rules/back-office.md, Trash of the catalogue). */
export function trashHandlers(core: BrandCore): Handler[] {
  const both = <E extends Entity>(entity: E) => ({ put: putOf(core, entity), recover: recoverOf(core, entity) })
  const of: Record<TrashKind, { put: Put; recover: Recover }> = {
    product: both(productEntity),
    category: categoryTrash(core),
    tag: both(tagEntity),
    menu: both(menuEntity),
  }
  return [
    serve(catalogueEndpoints.trash.list, async () => {
      const rows = await core.db.many<{
        kind: TrashKind
        id: string
        name: string
        trashed_at: string
        with_name: string | null
      }>(sql`
        SELECT t.kind, t.id, t.name, t.trashed_at, c.name AS with_name FROM catalogue_trash t
        LEFT JOIN catalogue_trash c ON c.kind = 'category' AND c.id = t.taken_with
        WHERE t.trashed_at > ${oldest(core)} ORDER BY t.trashed_at DESC, t.kind, t.name, t.id LIMIT 2000`)
      return {
        ok: true,
        value: rows.map(({ with_name: takenWith, trashed_at: trashedAt, ...row }) => ({
          ...row,
          trashedAt,
          goneAt: Temporal.Instant.from(trashedAt)
            .add({ hours: 24 * TRASH_DAYS })
            .toString(),
          takenWith,
        })),
      }
    }),

    serve(catalogueEndpoints.trash.uses, ({ query }) =>
      core.db.tx(async (tx) => ({ ok: true, value: await placesOf[query.kind](tx, query.id) })),
    ),

    serve(catalogueEndpoints.trash.put, (call) =>
      inOne(core, call.body.kind, async (tx) => {
        const { kind, ids } = call.body
        const put = await of[kind].put(tx, call, ids)
        return put.ok ? { ok: true, value: { trashed: put.value } } : put
      }),
    ),

    serve(catalogueEndpoints.trash.recover, (call) =>
      inOne(core, call.body.kind, (tx) => of[call.body.kind].recover(tx, call, call.body.id)),
    ),
  ]
}

/**
 * Runs `work` in one transaction. If `work` returns a refusal, everything is rolled back. If somebody adds a product to a category while
 * `work` deletes this category, the database refuses the deletion. The call is then refused with record.in_use.
 */
async function inOne<T extends { ok: true }>(
  core: BrandCore,
  kind: TrashKind,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await core.db.tx(async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    const refusal = failureOfWrite(error, entityTable(entities[kind]))
    if (refusal) return refusal
    throw error
  }
}
