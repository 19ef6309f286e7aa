import sql from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import { writeExport } from '#platform/export-entry.ts'
import type { Queries } from '#platform/db.ts'
import { type Answer, type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { entityTable } from '#platform/entity-table.ts'
import { changesTo } from '#platform/record-changes.ts'
import type { Batch } from '#platform/record-rules.ts'
import { openRecords } from '#platform/records.ts'
import { catalogueEndpoints, type Category, type ImportPlan, productEntity, type Tag } from '../contract.ts'
import { type PlannedWrite, planImport } from './plan-import.ts'
import { columns } from '../rules/product-columns.ts'
import { cellOf } from './product-table.ts'
import { productRules } from './usage.ts'

/**
 * Export and import of products as a table file (CSV). Changes are shown first, and only the shown changes are written
 * (docs/rules/back-office.md, Catalogue).
 */
export function exchangeHandlers(core: BrandCore): Handler[] {
  const records = openRecords(core, productEntity, productRules(core))
  return [
    serve(catalogueEndpoints.exportCsv, async (call) => {
      const state = await read(core.db)
      await writeExport(core, call, { entity: 'product', rows: state.products.length })
      const heading = columns.map((column) => column[call.locale])
      const lines = state.products.map((product) =>
        columns.map((column) => cellOf(product, column, state, call.locale)),
      )
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
      records.write(call, async (batch): Promise<Answer<ImportPlan> | Refusal> => {
        const { tx } = batch
        // No product may change between this read and the writes, so only one import can run at a time. Locks on rows would not be enough:
        // two imports could still create the same new product.
        await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.product-import', 0))`)
        const state = await read(tx, true)
        const planned = planImport(call.body.csv, state, call.locale)
        if ('code' in planned) return { ok: false, code: planned.code, field: 'csv' }
        if (planned.plan.fingerprint !== call.body.fingerprint)
          return { ok: false, code: 'import.changed', data: planned.plan }
        for (const one of planned.writes) {
          const written = await writeProduct(batch, one)
          if (!written.ok) return written
        }
        return { ok: true, value: planned.plan }
      }),
    ),
  ]
}

/** Writes the product of one row of the table: a new product, or only the changed fields of an existing product. */
async function writeProduct(
  batch: Batch<typeof productEntity>,
  { before, values }: PlannedWrite,
): Promise<{ ok: true } | Refusal> {
  if (!before) return batch.create(values)
  const changes = changesTo(before, values)
  return changes ? batch.update(before, { ...changes, version: before.version }) : { ok: true }
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
  return { products: products.map(entityTable(productEntity).fromRow), categories, tags }
}
