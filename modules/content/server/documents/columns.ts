import sql, { join, type Sql } from 'sql-template-tag'
import { entityTable, ident } from '#platform/entity-table.ts'
import type { DocumentKind } from '../../contract.ts'
import { entityOf } from './kinds.ts'

/** The fields of a document (for example a page) that are shown in lists. */
const lineFields = ['name', 'identifier', 'path', 'locale', 'type', 'translationKey']

/**
 * The columns of a query for documents. For a list: only the texts that the list shows, because reading the blocks of hundreds of documents
 * would be slow. For a single document: the whole record and the draft.
 */
export function columnsOf(kind: DocumentKind, isLine: boolean): Sql {
  if (!isLine) return sql`l.*, d.data AS draft_data`
  const table = entityTable(entityOf[kind])
  const texts = lineFields.flatMap((field) => {
    const column = table.columnOf(field)?.column
    return column ? [sql`COALESCE(d.data->>${field}, l.${ident(column)}) AS ${ident(column)}`] : []
  })
  return sql`l.id, l.created_at, l.updated_at, l.is_public, ${join(texts)}, CASE WHEN d.data IS NOT NULL THEN '{}'::jsonb END AS draft_data`
}
