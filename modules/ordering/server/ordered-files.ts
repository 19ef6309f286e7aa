import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'

/** Addresses of the files that orders placed since then came with: whoever keeps the files learns which are needed. */
export async function orderedFiles(db: Db, since: Temporal.Instant): Promise<readonly string[]> {
  const rows = await db.many<{ url: string }>(sql`
    SELECT file->>'url' AS url FROM orders o JOIN order_items i ON i.order_id = o.id
      CROSS JOIN LATERAL jsonb_array_elements(i.details) detail
      CROSS JOIN LATERAL jsonb_array_elements(coalesce(detail->'files', '[]')) file
    WHERE o.created_at >= ${since}`)
  return rows.map(({ url }) => url)
}
