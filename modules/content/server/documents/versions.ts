import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import { type DocumentKind, type Version, versionReasons } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { draftFields, schemaVersion, upcast } from './kinds.ts'
import { notFound } from './save.ts'
import { addVersion, writeDocument, writeUsages } from './write.ts'
import { currentData, type Document, readDocument } from './store.ts'

type Queries = Pick<Tx, 'first' | 'many'>

export async function listVersions(db: Queries, kind: DocumentKind, id: string): Promise<Version[]> {
  const rows = await db.many<{ number: number; reason: string; label: string; at: string; by: string }>(
    sql`SELECT number, reason, label, at, by FROM content_versions WHERE kind = ${kind} AND doc = ${id} ORDER BY number DESC LIMIT 200`,
  )
  return rows.map((row) => ({ ...row, reason: versionReasons.find((one) => one === row.reason) ?? 'checkpoint' }))
}

export async function versionData(
  db: Queries,
  kind: DocumentKind,
  id: string,
  number: number,
): Promise<DocumentData | undefined> {
  const row = await db.first<{ data: DocumentData }>(
    sql`SELECT data FROM content_versions WHERE kind = ${kind} AND doc = ${id} AND number = ${number}`,
  )
  return row && upcast(row.data)
}

/**
 * A version as a draft of the document. Fields that the version does not contain get their published values. Undefined if there is no such version.
 */
export async function versionAsDraft(db: Queries, doc: Document, number: number): Promise<DocumentData | undefined> {
  const data = await versionData(db, doc.kind, doc.id, number)
  return data && asDraft(doc, data)
}

function asDraft(doc: Document, data: DocumentData): DocumentData {
  const known = new Set(draftFields(doc.kind))
  return { ...doc.live, ...Object.fromEntries(Object.entries(data).filter(([name]) => known.has(name))) }
}

/** Replaces the draft by the data of a version. If there was a draft, it is stored as a version first. Nothing is published. */
export async function restore(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  { number, revision }: { number: number; revision: number },
): Promise<{ ok: true } | Refusal> {
  const data = await versionData(tx, kind, id, number)
  return data ? replaceDraft(core, tx, caller, kind, id, revision, data) : notFound
}

/** Deletes the draft, so that the editor shows the published data again. The draft is stored as a version first, so that it can be restored. */
export const discard = (
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  revision: number,
): Promise<{ ok: true } | Refusal> => replaceDraft(core, tx, caller, kind, id, revision, undefined)

async function replaceDraft(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  revision: number,
  data: DocumentData | undefined,
): Promise<{ ok: true } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (doc.trashedAt) return { ok: false, code: 'content.trashed' }
  if (doc.revision !== revision)
    return { ok: false, code: 'record.stale', data: { revision: doc.revision, data: currentData(doc) } }
  if (!data && !doc.isPublic) return { ok: false, code: 'content.nothing_live' }
  const [now, by] = [core.clock.now(), caller.session?.name ?? '']
  if (doc.draft)
    await addVersion(tx, doc, { reason: 'checkpoint', label: '', data: doc.draft, at: now, by, schemaVersion })
  const next = data ? asDraft(doc, data) : null
  await writeDocument(tx, kind, id, { data: next, revision: doc.revision + 1, edited_at: now, edited_by: by })
  await writeUsages(tx, doc, 'draft', next)
  return { ok: true }
}
