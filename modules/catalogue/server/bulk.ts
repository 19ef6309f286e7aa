import sql from 'sql-template-tag'
import { money, toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/db.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type BulkChange, catalogueEndpoints, type Product } from '../contract.ts'
import { changedPrice } from '../rules/bulk-price.ts'
import { productsInUse } from './usage.ts'
import { audit, changeProduct, productOf } from './write-products.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/** As the product's own field has it. */
const highestPrice = 1_000_000

/** Many products changed or deleted with one call: all of them, or none (product: back office). */
export function bulkHandlers(core: BrandCore): Handler[] {
  return [
    serve(catalogueEndpoints.bulkChange, (call) =>
      core.db.tx(async (tx) => {
        const { ids, change } = call.body
        const unknown = await unknownReference(tx, change)
        if (unknown) return unknown
        const products = await locked(tx, ids)
        if (products.length < new Set(ids).size) return missing
        const changes = products.map((product) => ({ product, values: changeOf(product, change) }))
        if (changes.some(({ values }) => Number(values['price'] ?? 0) > highestPrice))
          return { ok: false, code: 'field.too_large', field: 'change.price', values: { max: highestPrice } }
        let changed = 0
        for (const { product, values } of changes) if (await changeProduct(core, tx, call, product, values)) changed++
        if (changed > 0) await core.snapshots.changed(tx, 'product')
        return { ok: true, value: { changed } }
      }),
    ),

    serve(catalogueEndpoints.bulkRemove, (call) =>
      core.db.tx(async (tx) => {
        const { ids } = call.body
        const products = await locked(tx, ids)
        if (products.length < new Set(ids).size) return missing
        const refusal = await productsInUse(tx, ids)
        if (refusal) return refusal
        await tx.run(sql`DELETE FROM products WHERE id = ANY (${ids}::uuid[])`)
        for (const product of products) await audit(core, tx, call, 'delete', product.id, product, undefined)
        await core.snapshots.changed(tx, 'product')
        return { ok: true, value: { removed: products.length } }
      }),
    ),
  ]
}

async function locked(tx: Tx, ids: readonly string[]): Promise<Product[]> {
  const rows = await tx.many<Record<string, unknown>>(
    sql`SELECT * FROM products WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`,
  )
  return rows.map(productOf)
}

/** A category or tag that is gone meanwhile would stand in every product. */
async function unknownReference(tx: Tx, { categoryId, addTagIds }: BulkChange): Promise<Refusal | undefined> {
  if (categoryId && !(await tx.first(sql`SELECT 1 FROM categories WHERE id = ${categoryId}`)))
    return { ok: false, code: 'field.choice', field: 'change.categoryId' }
  if (!addTagIds?.length) return undefined
  const found = await tx.many(sql`SELECT id FROM tags WHERE id = ANY (${addTagIds}::uuid[])`)
  return found.length < new Set(addTagIds).size
    ? { ok: false, code: 'field.choice', field: 'change.addTagIds' }
    : undefined
}

function changeOf(product: Product, change: BulkChange): Record<string, unknown> {
  const { price, addTagIds = [], removeTagIds = [], ...plain } = change
  const tagIds = [...new Set([...product.tagIds, ...addTagIds])].filter((id) => !removeTagIds.includes(id))
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(price ? { price: toDecimal(changedPrice(money(product.price), price)) } : {}),
    ...(addTagIds.length + removeTagIds.length > 0 ? { tagIds } : {}),
    // Back in stock is back at once, whatever was planned.
    ...(change.isSoldOut === undefined ? {} : { soldOutUntil: null }),
  }
}
