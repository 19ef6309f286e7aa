import sql, { type Sql } from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import type { BranchesOf } from '#platform/branch-scope.ts'
import type { Queries } from '#platform/db.ts'
import {
  type CarriedProduct,
  type Carriers,
  type Carrying,
  type CarryingMenu,
  categoryCarriers,
  productCarriers,
  tagCarriers,
} from '../rules/carried-by.ts'

/** Reads the branches of the brand with their kinds (rides or orders), in the caller's transaction. */
export type BranchKinds = (db: Queries) => Promise<readonly Pick<Branch, 'id' | 'kind'>[]>

/** Finds the branches to which products, categories and tags belong, in the caller's transaction (docs/rules/security.md, Branch scope). */
export const catalogueCarriers =
  (branches: BranchKinds, now: () => Temporal.Instant) =>
  async (entity: string, tx: Queries): Promise<BranchesOf | undefined> => {
    if (entity === 'product') {
      const carrying = await load(tx, await branches(tx), now())
      const of = productCarriers(carrying)
      const stored = new Map(carrying.products.map((product) => [product.id, product]))
      return (record) => of(productOf(record, stored.get(record.id)))
    }
    if (entity === 'category')
      return owned(categoryCarriers(await load(tx, await branches(tx), now())), await ownOf(tx, sql`FROM categories`))
    if (entity === 'tag')
      return owned(tagCarriers(await load(tx, await branches(tx), now())), await ownOf(tx, sql`FROM tags`))
    return undefined
  }

type Own = ReadonlyMap<string, readonly string[]>

/**
 * Adds the branches of a record's creator to the record, then calls `of`. For a stored record, these branches are in its database row and
 * never change. For a new record, the record itself contains them.
 */
const owned =
  (of: (record: { id: string; ownBranches: readonly string[] }) => Carriers, own: Own): BranchesOf =>
  (record) =>
    of({ id: record.id, ownBranches: own.get(record.id) ?? authorOf(record) })

const authorOf = (record: object): readonly string[] => {
  const own: unknown = Reflect.get(record, 'ownBranches')
  return Array.isArray(own) ? own.filter((one) => typeof one === 'string') : []
}

/** If the product is being saved with another type, the new type counts: a dish that becomes a vehicle belongs to all branches. */
function productOf(record: { readonly id: string }, stored: CarriedProduct | undefined): CarriedProduct {
  const type: unknown = Reflect.get(record, 'type')
  const base = stored ?? { id: record.id, type: 'simple', tagIds: [], bundle: [], ownBranches: authorOf(record) }
  return typeof type === 'string' ? { ...base, type } : base
}

const ownOf = async (tx: Queries, from: Sql): Promise<Own> => {
  const rows = await tx.many<{ id: string; own_branches: string[] }>(sql`SELECT id, own_branches ${from}`)
  return new Map(rows.map(({ id, own_branches: own }) => [id, own]))
}

async function load(
  tx: Queries,
  branches: readonly Pick<Branch, 'id' | 'kind'>[],
  now: Temporal.Instant,
): Promise<Carrying> {
  const products = await tx.many<{
    id: string
    type: string
    category_id: string | null
    tag_ids: string[]
    bundle: { product: string }[]
    own_branches: string[]
  }>(sql`SELECT id, type, category_id, tag_ids, bundle, own_branches FROM products`)
  const menus = await tx.many<CarryingMenu & { is_active: boolean }>(
    sql`SELECT branches, catalog, available_from <= ${now} AS is_active FROM menus`,
  )
  const active = new Set(menus.flatMap((menu) => (menu.is_active ? menu.branches : [])))
  return {
    menus,
    withoutMenu: branches.flatMap(({ id, kind }) => (kind === 'orders' && !active.has(id) ? [id] : [])),
    products: products.map((row) => ({
      id: row.id,
      type: row.type,
      categoryId: row.category_id,
      tagIds: row.tag_ids,
      bundle: row.type === 'bundle' ? row.bundle : [],
      ownBranches: row.own_branches,
    })),
  }
}
