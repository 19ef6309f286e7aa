import sql from 'sql-template-tag'
import type { RecordChanges } from '#contract/entity.ts'
import { recordParser } from '#contract/record-parser.ts'
import { money, toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/db.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { changesTo } from '#platform/record-changes.ts'
import { missing, openRecords } from '#platform/records.ts'
import { type BulkChange, catalogueEndpoints, type Product, productEntity } from '../contract.ts'
import { changedPrice } from '../rules/bulk-price.ts'
import { productRules } from './usage.ts'

const products = recordParser(productEntity)

/** The handlers that change or delete many products by one call. Either all of them change, or none (docs/rules/back-office.md, Catalogue). */
export function bulkHandlers(core: BrandCore): Handler[] {
  const records = openRecords(core, productEntity, productRules(core))
  return [
    serve(catalogueEndpoints.bulkChange, (call) =>
      records.write(call, async (batch) => {
        const { ids, change } = call.body
        const unknown = await unknownReference(batch.tx, change)
        if (unknown) return unknown
        const found = await batch.lock(ids)
        if (found.length < new Set(ids).size) return missing
        if (change.isSoldOut !== undefined) {
          const foreign = await core.scope.check(productEntity, call.session, batch.tx).refuse(found)
          if (foreign) return foreign
          await batch.tx.run(sql`DELETE FROM product_sold_out WHERE product_id = ANY (${ids}::uuid[])`)
          await core.snapshots.changed(batch.tx, 'product')
        }
        let changed = 0
        for (const product of found) {
          const wanted = changeOf(product, change)
          if (!wanted.ok) return wanted
          const changes = changesTo(product, wanted.value)
          if (!changes) continue
          const written = await batch.update(product, { ...changes, version: product.version })
          if (!written.ok) return written
          changed++
        }
        return { ok: true, value: { changed } }
      }),
    ),

    serve(catalogueEndpoints.bulkRemove, (call) =>
      records.write(call, async (batch) => {
        const { ids } = call.body
        const found = await batch.lock(ids)
        if (found.length < new Set(ids).size) return missing
        return (await batch.remove(found)) ?? { ok: true, value: { removed: found.length } }
      }),
    ),
  ]
}

/** Refuses the change if the category or a tag was deleted in the meantime, so that no products refer to a missing record. */
async function unknownReference(tx: Tx, { categoryId, addTagIds }: BulkChange): Promise<Refusal | undefined> {
  if (categoryId && !(await tx.first(sql`SELECT 1 FROM categories WHERE id = ${categoryId}`)))
    return { ok: false, code: 'field.choice', field: 'change.categoryId' }
  if (!addTagIds?.length) return undefined
  const found = await tx.many(sql`SELECT id FROM tags WHERE id = ANY (${addTagIds}::uuid[])`)
  return found.length < new Set(addTagIds).size
    ? { ok: false, code: 'field.choice', field: 'change.addTagIds' }
    : undefined
}

/** Makes the change for one product and validates it, as the call for a single product does. */
function changeOf(
  product: Product,
  change: BulkChange,
): { ok: true; value: RecordChanges<typeof productEntity> } | Refusal {
  const { price, addTagIds = [], removeTagIds = [], ...plain } = change
  const tagIds = [...new Set([...product.tagIds, ...addTagIds])].filter((id) => !removeTagIds.includes(id))
  const parsed = products.change({
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(price ? { price: toDecimal(changedPrice(money(product.price), price)) } : {}),
    ...(addTagIds.length + removeTagIds.length > 0 ? { tagIds } : {}),
    // `soldOutUntil` is the time at which a sold-out mark ends. If a change sets or removes the mark, the time of the old mark is cleared.
    ...(change.isSoldOut === undefined ? {} : { soldOutUntil: null }),
  })
  if (parsed.ok) return parsed
  const [first = { code: 'internal' }] = parsed.failures
  return { ok: false, ...first, field: `change.${first.field === 'tagIds' ? 'addTagIds' : first.field}` }
}
