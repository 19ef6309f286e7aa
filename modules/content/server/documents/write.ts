import sql, { join } from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { columnValues, entityTable, ident, updateOf } from '#platform/entity-table.ts'
import type { BrandCore } from '#platform/module.ts'
import type { DocumentKind } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { entityOf, usagesOf } from './kinds.ts'
import type { Document } from './store.ts'

/** The columns of `content_documents` to change (draft, revision, author …). Null clears a value. */
interface DocumentChange {
  data?: DocumentData | null
  revision?: number
  edited_at?: Temporal.Instant | null
  edited_by?: string
  published_at?: Temporal.Instant | null
  version?: number
  trashed_at?: Temporal.Instant | null
}

export async function writeDocument(tx: Tx, kind: DocumentKind, id: string, change: DocumentChange): Promise<void> {
  const values = Object.entries(change).map(
    ([column, value]) => [column, column === 'data' && value !== null ? JSON.stringify(value) : value] as const,
  )
  const columns = join([sql`kind`, sql`id`, ...values.map(([column]) => ident(column))])
  const given = join([kind, id, ...values.map(([, value]) => value)])
  const updates = join(values.map(([column]) => sql`${ident(column)} = EXCLUDED.${ident(column)}`))
  await tx.run(
    sql`INSERT INTO content_documents (${columns}) VALUES (${given}) ON CONFLICT (kind, id) DO UPDATE SET ${updates}`,
  )
}

/** Writes the published record, which visitors see, and tells every server process to read it again. */
export async function writeLive(
  core: BrandCore,
  tx: Tx,
  doc: Pick<Document, 'kind' | 'id'>,
  data: DocumentData,
  isPublic: boolean,
): Promise<void> {
  const table = entityTable(entityOf[doc.kind])
  await tx.run(
    updateOf(table, doc.id, [
      ['version', sql`version + 1`],
      ['updated_at', core.clock.now()],
      ...columnValues(table, { ...data, isPublic }),
    ]),
  )
  await core.snapshots.changed(tx, doc.kind)
}

export async function writeUsages(
  tx: Tx,
  doc: Pick<Document, 'kind' | 'id'>,
  slot: 'draft' | 'live',
  data: DocumentData | null,
): Promise<void> {
  await tx.run(sql`DELETE FROM content_usages WHERE kind = ${doc.kind} AND doc = ${doc.id} AND slot = ${slot}`)
  const usages = data ? usagesOf(doc.kind, data) : []
  if (usages.length === 0) return
  await tx.run(sql`
    INSERT INTO content_usages (kind, doc, slot, to_kind, to_id, path)
    SELECT ${doc.kind}, ${doc.id}, ${slot}, u->>'kind', u->>'id', u->>'path' FROM jsonb_array_elements(${JSON.stringify(usages)}::jsonb) u`)
}

/** Stores a version of a document with the next number, and returns that number. */
export async function addVersion(
  tx: Tx,
  doc: Document,
  version: {
    reason: string
    label: string
    data: DocumentData
    at: Temporal.Instant
    by: string
    schemaVersion: number
  },
): Promise<number> {
  const number = doc.version + 1
  await tx.run(sql`
    INSERT INTO content_versions (kind, doc, number, reason, label, data, schema_version, at, by)
    VALUES (${doc.kind}, ${doc.id}, ${number}, ${version.reason}, ${version.label}, ${JSON.stringify(version.data)}, ${version.schemaVersion}, ${version.at}, ${version.by})`)
  await writeDocument(tx, doc.kind, doc.id, { version: number })
  doc.version = number
  return number
}
