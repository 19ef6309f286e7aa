import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'
import { productEntity } from '../contract.ts'
import { keptInTrash } from './trash/keep.ts'

/** Records that use a record that should be deleted, by table. */
async function used(table: string, names: Promise<{ name: string }[]>): Promise<Refusal | undefined> {
  const rows = await names
  if (rows.length === 0) return undefined
  const shown = rows.slice(0, 5).map(({ name }) => name)
  return {
    ok: false,
    code: 'record.in_use',
    values: { table, count: rows.length, names: shown.join(', ') },
    data: { usedBy: table, count: rows.length, names: shown },
  }
}

/** Menus and bundles that name one of the products, without the products themselves. */
const productsInUse = async (tx: Tx, ids: readonly string[]): Promise<Refusal | undefined> =>
  (await used(
    'menus',
    tx.many(sql`SELECT name FROM menus WHERE EXISTS (
      SELECT 1 FROM jsonb_array_elements(catalog) part WHERE part->'products' ?| ${[...ids]}::text[]) ORDER BY name`),
  )) ??
  (await used(
    'products',
    tx.many(sql`SELECT name FROM products WHERE id <> ALL (${[...ids]}::uuid[]) AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(bundle) part WHERE part->>'product' = ANY (${[...ids]}::text[])) ORDER BY name`),
  ))

export const categoryInUse = async (tx: Tx, id: string): Promise<Refusal | undefined> =>
  (await used('products', tx.many(sql`SELECT name FROM products WHERE category_id = ${id} ORDER BY name`))) ??
  (await used(
    'menus',
    tx.many(sql`SELECT name FROM menus WHERE catalog @> ${JSON.stringify([{ categoryId: id }])}::jsonb ORDER BY name`),
  ))

export const tagInUse = (tx: Tx, id: string): Promise<Refusal | undefined> =>
  used('products', tx.many(sql`SELECT name FROM products WHERE tag_ids ? ${id} ORDER BY name`))

/** The refusal for the first record in use. */
export const firstInUse =
  (inUse: (tx: Tx, id: string) => Promise<Refusal | undefined>) =>
  async (tx: Tx, ids: readonly string[]): Promise<Refusal | undefined> => {
    for (const id of ids) {
      const refusal = await inUse(tx, id)
      if (refusal) return refusal
    }
    return undefined
  }

/** Products that are deleted together may name each other, for example a bundle and its parts. */
export const productRules = (core: Pick<BrandCore, 'clock'>): RecordRules<typeof productEntity> =>
  keptInTrash(core, productEntity, productsInUse)
