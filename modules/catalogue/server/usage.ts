import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'
import { type PlaceOfUse as Place, productEntity, type TrashKind } from '../contract.ts'
import { keptInTrash } from './trash/keep.ts'

/** Where a record is used: the table, the number of uses, and the names of the first five. */
async function placeIn(tx: Tx, table: string, query: Parameters<Tx['many']>[0]): Promise<Place[]> {
  const rows = await tx.many<{ name: string }>(query)
  const names = rows.slice(0, 5).map(({ name }) => name)
  return rows.length === 0 ? [] : [{ table, count: rows.length, names }]
}

const both = async (one: Promise<Place[]>, other: Promise<Place[]>): Promise<Place[]> => [
  ...(await one),
  ...(await other),
]

/** The refusal of records in use. Its data contains all places, and the error text names the first one. */
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

/** Menus and bundles that refer to one of the products, without the deleted products themselves. */
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

/** The places where a record of the catalogue is used, shown before it is deleted. */
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

/** Returns the refusal for the first record in use. */
export const firstInUse =
  (inUse: (tx: Tx, id: string) => Promise<Refusal | undefined>) =>
  async (tx: Tx, ids: readonly string[]): Promise<Refusal | undefined> => {
    for (const id of ids) {
      const refusal = await inUse(tx, id)
      if (refusal) return refusal
    }
    return undefined
  }

/** Products that are deleted together may refer to each other, for example a bundle and its parts. */
export const productRules = (core: Pick<BrandCore, 'clock'>): RecordRules<typeof productEntity> =>
  keptInTrash(core, productEntity, async (tx, ids) => refusedFor(await placesOfProducts(tx, ids)))
