import sql from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import type { Queries } from '#platform/db.ts'
import { type Answer, type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { catalogueEndpoints, type Category, type ImportPlan, type Product, type Tag } from '../contract.ts'
import { planImport } from './plan-import.ts'
import { cellOf, columns } from './product-table.ts'
import { changeProduct, createProduct, productOf } from './write-products.ts'

/** Products as a table, out and in again: what would change is shown first, and written only as it was shown (product: back office). */
export function exchangeHandlers(core: BrandCore): Handler[] {
  return [
    serve(catalogueEndpoints.exportCsv, async (call) => {
      const state = await read(core.db)
      const heading = columns.map((column) => column[call.locale])
      const lines = state.products.map((product) => columns.map((column) => cellOf(product, column, state)))
      return {
        ok: true,
        value: writeCsv([heading, ...lines]),
        headers: {
          'content-disposition': `attachment; filename="${call.locale === 'de' ? 'produkte' : 'products'}.csv"`,
        },
      }
    }),

    serve(catalogueEndpoints.previewImport, async (call) => {
      const planned = planImport(call.body.csv, await read(core.db), call.locale)
      return 'code' in planned ? { ok: false, code: planned.code, field: 'csv' } : { ok: true, value: planned.plan }
    }),

    serve(catalogueEndpoints.importCsv, (call) =>
      core.db.tx(async (tx): Promise<Answer<ImportPlan> | Refusal> => {
        // Nobody changes a product between this look and the writes; row locks alone would let two imports make the same new one.
        await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.product-import', 0))`)
        const state = await read(tx, true)
        const planned = planImport(call.body.csv, state, call.locale)
        if ('code' in planned) return { ok: false, code: planned.code, field: 'csv' }
        if (planned.plan.fingerprint !== call.body.fingerprint)
          return { ok: false, code: 'import.changed', data: planned.plan }
        for (const { before, values } of planned.writes) {
          if (before) await changeProduct(core, tx, call, before, values)
          else await createProduct(core, tx, call, values)
        }
        if (planned.writes.length > 0) await core.snapshots.changed(tx, 'product')
        return { ok: true, value: planned.plan }
      }),
    ),
  ]
}

async function read(db: Queries, locks = false) {
  const products = await db.many<Record<string, unknown>>(
    locks
      ? sql`SELECT * FROM products ORDER BY position, id FOR UPDATE`
      : sql`SELECT * FROM products ORDER BY position, id`,
  )
  const [categories, tags] = [
    await db.many<Pick<Category, 'id' | 'name'>>(sql`SELECT id, name FROM categories ORDER BY position, id`),
    await db.many<Pick<Tag, 'id' | 'name'>>(sql`SELECT id, name FROM tags ORDER BY position, id`),
  ]
  return { products: products.map((row): Product => productOf(row)), categories, tags }
}
