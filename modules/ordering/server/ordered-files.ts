import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'

/**
 * Each text in `asked` is the beginning of file URLs. Returns those that occur in an order that was placed or changed since `since`. The
 * files of all other texts are not needed by these orders.
 */
export async function orderedFiles(
  db: Db,
  asked: readonly string[],
  since: Temporal.Instant,
): Promise<readonly string[]> {
  const rows = await db.many<{ start: string }>(sql`
    SELECT DISTINCT asked.start FROM orders o JOIN order_items i ON i.order_id = o.id
      CROSS JOIN LATERAL jsonb_array_elements(i.details) detail
      CROSS JOIN LATERAL jsonb_array_elements(coalesce(detail->'files', '[]')) file
      JOIN unnest(${[...asked]}::text[]) AS asked (start) ON position(asked.start IN file->>'url') > 0
    WHERE o.updated_at >= ${since}`)
  return rows.map(({ start }) => start)
}
