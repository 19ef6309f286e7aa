import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { Place } from '../../contract.ts'
import { leadsTo } from '../../rules/blocks/links.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { siteHref } from '../../rules/site-paths.ts'

interface Row {
  kind: string
  id: string
  name: string | null
  is_public: boolean
  live: unknown
  draft: DocumentData | null
}

/**
 * Finds the pages and reusable parts that contain the address of the page `id`, in a link field or in a rich text. A link in a hidden block
 * is not live: visitors do not see it. Empty if the page does not exist.
 */
export async function linkingPlaces(db: Pick<Tx, 'first' | 'many'>, id: string): Promise<Place[]> {
  const page = await db.first<{ locale: 'de' | 'en'; path: string; type: string }>(
    sql`SELECT locale, path, type FROM sites WHERE id = ${id}`,
  )
  if (!page?.path) return []
  const address = siteHref(page)
  const rows = await db.many<Row>(sql`
    SELECT t.kind, t.id, t.name, t.is_public, t.content AS live, d.data AS draft
    FROM (SELECT 'site' AS kind, id, name, is_public, content FROM sites UNION ALL SELECT 'block', id, name, is_public, content FROM blocks) t
    LEFT JOIN content_documents d ON d.kind = t.kind AND d.id = t.id
    WHERE d.trashed_at IS NULL AND t.id <> ${id} AND (strpos(t.content::text, ${address}) > 0 OR strpos(d.data::text, ${address}) > 0)
    ORDER BY t.name`)
  return rows.flatMap((row): Place[] => {
    const live = blocksOf({ content: row.live })
    const isLive =
      row.is_public &&
      leadsTo(
        live.filter(({ isHidden }) => !isHidden),
        address,
      )
    return isLive || leadsTo(row.draft ? blocksOf(row.draft) : live, address)
      ? [{ kind: row.kind, id: row.id, name: row.name ?? '', isLive }]
      : []
  })
}

/**
 * Joins two lists of places. A place that is in both lists (`known` and `linking`) is returned once. It is live if it is live in one of the
 * two lists.
 */
export const withLinkingPlaces = (known: readonly Place[], linking: readonly Place[]): Place[] => [
  ...known.map((one) => ({
    ...one,
    isLive: one.isLive || linking.some((other) => other.id === one.id && other.isLive),
  })),
  ...linking.filter((one) => !known.some(({ id }) => id === one.id)),
]
