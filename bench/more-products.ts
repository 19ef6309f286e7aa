import { Client } from 'pg'

/**
 * Fills the demo brand's catalogue up to `count` public products, before the server that is measured starts: the list of the measurement
 * has 20. They are no vehicles, so that the landing page stays as it is.
 */
export async function fillCatalogue(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query<{ schema: string }>(
      `SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'products' LIMIT 1`,
    )
    const table = `"${found.rows[0]?.schema ?? ''}".products`
    await client.query(
      `INSERT INTO ${table}
       SELECT filled.*
       FROM (SELECT * FROM ${table} WHERE is_public ORDER BY position LIMIT 1) p,
         generate_series(1, $1 - (SELECT count(*)::integer FROM ${table} WHERE is_public)) n,
         jsonb_populate_record(NULL::${table}, to_jsonb(p) ||
           jsonb_build_object('id', gen_random_uuid(), 'type', 'simple', 'name', 'Product ' || n, 'position', 100 + n)) filled`,
      [count],
    )
  } finally {
    await client.end()
  }
}
