import type { Client } from 'pg'

/** Database schemas of the demo brands: one with rides, one with food. */
export const rides = 'brand_donau'
export const food = 'brand_lindwurm'

/**
 * Adds products to the catalogue of the demo brand with rides until `count` products are public. It runs before the measured server starts. The
 * products are not vehicles, so that the landing page does not change.
 */
export async function fillRideCatalogue(client: Client, count: number): Promise<void> {
  const table = `${rides}.products`
  await client.query(
    `INSERT INTO ${table}
     SELECT filled.*
     FROM (SELECT * FROM ${table} WHERE is_public ORDER BY position LIMIT 1) p,
       generate_series(1, $1 - (SELECT count(*)::integer FROM ${table} WHERE is_public)) n,
       jsonb_populate_record(NULL::${table}, to_jsonb(p) ||
         jsonb_build_object('id', gen_random_uuid(), 'type', 'simple', 'name', 'Product ' || n, 'position', 100 + n)) filled`,
    [count],
  )
}

/** The id of a measured dish. It is computed from the dish's number, so that a menu can list the first dishes. */
const dishId = (n: string): string => `('01a1fb00-0000-7000-9000-' || lpad(${n}::text, 12, '0'))::uuid`

/**
 * Adds dishes until there are `count` dishes. They are copies of the demo restaurant's own dishes, with texts and configuration. Bundles
 * and vehicles are not copied.
 */
export async function fillDishes(client: Client, count: number): Promise<void> {
  const table = `${food}.products`
  await client.query(
    `INSERT INTO ${table}
     WITH dishes AS (
       SELECT p.*, row_number() OVER (ORDER BY p.position, p.id) - 1 AS number, count(*) OVER () AS size
       FROM ${table} p WHERE p.type IN ('simple', 'configurable') AND p.is_public AND p.id::text NOT LIKE '01a1fb00-0000-7000-9000-%')
     SELECT filled.*
     FROM generate_series(1, $1) n JOIN dishes d ON d.number = n % d.size,
       jsonb_populate_record(NULL::${table}, to_jsonb(d) || jsonb_build_object(
         'id', ${dishId('n')}, 'name', d.name || ' ' || n, 'position', 2000 + n, 'is_sold_out', false, 'schedule', '[]'::jsonb)) filled
     WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.id = ${dishId('n')})`,
    [count],
  )
}

/** The measured branch: a copy of the demo restaurant, open day and night, with a menu of the first 300 dishes. */
export const branch = { id: '01a1fb00-0000-7000-8000-0000000000be', identifier: 'bench', menu: 300 } as const

export async function openBranch(client: Client): Promise<void> {
  const open = JSON.stringify([{ type: 'daily', from: '00:00', to: '24:00' }])
  await client.query(
    `INSERT INTO ${food}.branches
     SELECT opened.* FROM ${food}.branches b,
       jsonb_populate_record(NULL::${food}.branches, to_jsonb(b) || jsonb_build_object('id', $1::uuid, 'identifier', $2::text,
         'name', 'Bench', 'code', 'ZZ', 'opening_hours', $3::jsonb, 'is_delivery_hours_enabled', false)) opened
     WHERE b.identifier = 'lindwurm'`,
    [branch.id, branch.identifier, open],
  )
  await fillDishes(client, branch.menu)
  await client.query(
    `INSERT INTO ${food}.menus (id, name, available_from, branches, catalog)
     SELECT gen_random_uuid(), 'Bench', now() - interval '1 day', jsonb_build_array($1::uuid), jsonb_agg(grouped ORDER BY first)
     FROM (SELECT jsonb_build_object('categoryId', category_id, 'products', jsonb_agg(id ORDER BY position)) AS grouped, min(position) AS first
       FROM ${food}.products WHERE id BETWEEN ${dishId('1')} AND ${dishId('$2')} GROUP BY category_id) categories`,
    [branch.id, branch.menu],
  )
  // Staff see only the branches that they work for. So all users get the right for the measured branch.
  await client.query(`UPDATE ${food}.users SET branches = branches || jsonb_build_array($1::uuid)`, [branch.id])
}
