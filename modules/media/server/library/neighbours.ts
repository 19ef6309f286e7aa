import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { conditionOf, type ImageFilter, imageOrders } from './image-store.ts'
import type { Places } from './places.ts'

/**
 * Returns the position of a picture in a list, counted from 1, and the pictures before and after it. The picture itself is included even if
 * it no longer matches the filter. For example, a person opens the list of pictures without a description, and describes one picture after
 * another. A described picture no longer matches the filter of this list.
 */
export async function neighboursOf(db: Queries, places: Places, id: string, query: ImageFilter) {
  const used = query.view === 'unused' ? (await places.of(db)).keys() : []
  return db.first<{ position: number; total: number; previous: string | null; next: string | null }>(sql`
    WITH fitting AS (
      SELECT id, (row_number() OVER place)::int AS position, (count(*) OVER ())::int AS total, lag(id) OVER place AS previous, lead(id) OVER place AS next
      FROM images WHERE ${conditionOf(query, used)} OR id = ${id} WINDOW place AS (ORDER BY ${imageOrders[query.sort]}))
    SELECT position, total, previous, next FROM fitting WHERE id = ${id}`)
}
