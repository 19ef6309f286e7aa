import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'
import { type PlaceOfUse as Place, productEntity, type TrashKind } from '../contract.ts'
import { keptInTrash } from './trash/keep.ts'

/**
 * Reads which rows of one database table use a record: the number of these rows, and the names of the first five. Empty if no row uses the
 * record.
 */
async function placeIn(tx: Tx, table: string, query: Parameters<Tx['many']>[0]): Promise<Place[]> {
  const rows = await tx.many<{ name: string }>(query)
  const names = rows.slice(0, 5).map(({ name }) => name)
  return rows.length === 0 ? [] : [{ table, count: rows.length, names }]
}

const both = async (one: Promise<Place[]>, other: Promise<Place[]>): Promise<Place[]> => [
  ...(await one),
  ...(await other),
]

/**
 * Makes the refusal to delete a record that other records use. Undefined if there are no such records. `data` lists all uses; the error text
 * names only the first use.
 */
function refusedFor(places: readonly Place[]): Refusal | undefined {
  const [first] = places
  if (!first) return undefined
  const { table, count, names } = first
  return {
    ok: false,
    code: 'record.in_use',
    values: { table, count, names: names.join(', ') },
    data: { usedBy: table, count, names, places },
  }
}

/** Finds the menus and bundles that contain one of the products. Bundles that are deleted together with the products are left out. */
const placesOfProducts = (tx: Tx, ids: readonly string[]): Promise<Place[]> =>
  both(
    placeIn(
      tx,
      'menus',
      sql`SELECT name FROM menus WHERE EXISTS (
        SELECT 1 FROM jsonb_array_elements(catalog) part WHERE part->'products' ?| ${[...ids]}::text[]) ORDER BY name`,
    ),
    placeIn(
      tx,
      'products',
      sql`SELECT name FROM products WHERE id <> ALL (${[...ids]}::uuid[]) AND EXISTS (
        SELECT 1 FROM jsonb_array_elements(bundle) part WHERE part->>'product' = ANY (${[...ids]}::text[])) ORDER BY name`,
    ),
  )

const placesOfCategory = (tx: Tx, id: string): Promise<Place[]> =>
  both(
    placeIn(tx, 'products', sql`SELECT name FROM products WHERE category_id = ${id} ORDER BY name`),
    placeIn(
      tx,
      'menus',
      sql`SELECT name FROM menus WHERE catalog @> ${JSON.stringify([{ categoryId: id }])}::jsonb ORDER BY name`,
    ),
  )

const placesOfTag = (tx: Tx, id: string): Promise<Place[]> =>
  placeIn(tx, 'products', sql`SELECT name FROM products WHERE tag_ids ? ${id} ORDER BY name`)

/** For each kind of record, a function that finds where a record is used. The editor shows these places before staff delete the record. */
export const placesOf: Record<TrashKind, (tx: Tx, id: string) => Promise<Place[]>> = {
  product: (tx, id) => placesOfProducts(tx, [id]),
  category: placesOfCategory,
  tag: placesOfTag,
  menu: async () => [],
}

export const categoryInUse = async (tx: Tx, id: string): Promise<Refusal | undefined> =>
  refusedFor(await placesOfCategory(tx, id))

export const tagInUse = async (tx: Tx, id: string): Promise<Refusal | undefined> =>
  refusedFor(await placesOfTag(tx, id))

/** Checks several records. Returns the refusal for the first record that other records use. Undefined if no record is used. */
export const firstInUse =
  (inUse: (tx: Tx, id: string) => Promise<Refusal | undefined>) =>
  async (tx: Tx, ids: readonly string[]): Promise<Refusal | undefined> => {
    for (const id of ids) {
      const refusal = await inUse(tx, id)
      if (refusal) return refusal
    }
    return undefined
  }

/**
 * Refuses to delete products that menus or bundles use. Products that are deleted together may use each other, for example a bundle and its products.
 */
export const productRules = (core: Pick<BrandCore, 'clock'>): RecordRules<typeof productEntity> =>
  keptInTrash(core, productEntity, async (tx, ids) => refusedFor(await placesOfProducts(tx, ids)))
