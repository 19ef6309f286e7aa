import sql, { empty } from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { entityTable, ident } from '#platform/entity-table.ts'
import type { DocumentKind, DocumentState, DocumentView, Lock, Plan } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { columnsOf } from './columns.ts'
import { draftFields, entityOf, upcast } from './kinds.ts'

type Queries = Pick<Tx, 'first' | 'many'>

/** A document (page, menu or reusable part) with its published data, its draft, its plan and its lock. */
export interface Document {
  kind: DocumentKind
  id: string
  isPublic: boolean
  createdAt: string
  updatedAt: string
  live: DocumentData
  /** Null: the document has no changes since it was created or published; its data is in `live`. */
  draft: DocumentData | null
  revision: number
  editedAt: string | null
  editedBy: string
  publishedAt: string | null
  version: number
  trashedAt: string | null
  plan: Plan | null
  lock: Lock | null
}

/** The seconds for which a lock is valid. If the tab does not renew its lock in this time, another tab may take it. */
export const leaseSeconds = 60

type Row = Record<string, unknown>

interface Wanted {
  /** The ids of the documents to read. If undefined, all documents of the kind are read. */
  ids?: readonly string[]
  /** True: locks the rows of the published records until the end of the transaction. */
  isLocked?: boolean
  /** True: reads only the fields that are shown in lists, without blocks. */
  isLine?: boolean
}

/** Reads documents of one kind, the oldest first (by the time of their creation). */
export async function readDocuments(
  db: Queries,
  kind: DocumentKind,
  { ids, isLine = false, isLocked = false }: Wanted = {},
): Promise<Document[]> {
  const table = entityTable(entityOf[kind])
  const only = ids === undefined ? empty : sql`WHERE l.id = ANY (${[...ids]}::uuid[])`
  // The next query is an outer join, and PostgreSQL cannot lock all rows of such a join. So the rows are locked by their own query first.
  if (isLocked) await db.many(sql`SELECT 1 FROM ${ident(table.name)} l ${only} FOR UPDATE`)
  const rows = await db.many<Row>(sql`
    SELECT ${columnsOf(kind, isLine)}, COALESCE(d.revision, 0) AS revision, d.edited_at, COALESCE(d.edited_by, '') AS edited_by,
      d.published_at, COALESCE(d.version, 0) AS doc_version, d.trashed_at,
      p.action AS plan_action, p.at AS plan_at, p.zone AS plan_zone, p.by AS plan_by, p.error AS plan_error,
      k.user_id AS lock_user, k.name AS lock_name, k.tab AS lock_tab, k.renewed_at + make_interval(secs => ${leaseSeconds}) AS lock_until
    FROM ${ident(table.name)} l
    LEFT JOIN content_documents d ON d.kind = ${kind} AND d.id = l.id
    LEFT JOIN content_plans p ON p.kind = ${kind} AND p.doc = l.id
    LEFT JOIN content_locks k ON k.kind = ${kind} AND k.doc = l.id
    ${only} ORDER BY l.created_at, l.id`)
  return rows.map((row) => documentOf(kind, row))
}

export const readDocument = async (
  db: Queries,
  kind: DocumentKind,
  id: string,
  isLocked = false,
): Promise<Document | undefined> => (await readDocuments(db, kind, { ids: [id], isLocked }))[0]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function documentOf(kind: DocumentKind, row: Row): Document {
  const record: Row = { ...entityTable(entityOf[kind]).fromRow(row) }
  return {
    kind,
    id: text(row['id']),
    isPublic: row['is_public'] === true,
    createdAt: text(row['created_at']),
    updatedAt: text(row['updated_at']),
    live: upcast(Object.fromEntries(draftFields(kind).map((name) => [name, record[name]]))),
    draft: row['draft_data'] ? upcast(row['draft_data'] as DocumentData) : null,
    revision: Number(row['revision']),
    editedAt: orNull(row['edited_at']),
    editedBy: text(row['edited_by']),
    publishedAt: orNull(row['published_at']) ?? (row['is_public'] === true ? orNull(row['updated_at']) : null),
    version: Number(row['doc_version']),
    trashedAt: orNull(row['trashed_at']),
    plan: row['plan_action']
      ? {
          action: row['plan_action'] === 'unpublish' ? 'unpublish' : 'publish',
          at: text(row['plan_at']),
          zone: text(row['plan_zone']),
          by: text(row['plan_by']),
          error: orNull(row['plan_error']),
        }
      : null,
    lock: row['lock_tab']
      ? {
          userId: text(row['lock_user']),
          name: text(row['lock_name']),
          tab: text(row['lock_tab']),
          until: text(row['lock_until']),
        }
      : null,
  }
}

/** The data that the editor shows: the draft, or the published data if there is no draft. */
export const currentData = (doc: Document): DocumentData => (doc.draft ? { ...doc.live, ...doc.draft } : doc.live)

export function stateOf(doc: Document): DocumentState {
  if (doc.trashedAt) return 'trashed'
  if (doc.isPublic) return doc.draft ? 'changed' : 'live'
  return doc.publishedAt ? 'unpublished' : 'new'
}

/** The lock of a document if it is still valid at `now`, otherwise null. */
export const lockAt = (doc: Document, now: Temporal.Instant): Lock | null =>
  doc.lock && Temporal.Instant.compare(Temporal.Instant.from(doc.lock.until), now) > 0 ? doc.lock : null

export function viewOf(doc: Document, now: Temporal.Instant): DocumentView {
  return {
    id: doc.id,
    state: stateOf(doc),
    revision: doc.revision,
    data: { ...currentData(doc) },
    live: doc.isPublic ? { ...doc.live } : null,
    editedAt: doc.editedAt,
    editedBy: doc.editedBy,
    publishedAt: doc.publishedAt,
    version: doc.version,
    plan: doc.plan,
    lock: lockAt(doc, now),
  }
}
