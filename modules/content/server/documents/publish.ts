import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import type { DocumentKind } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { sameData } from '../../rules/merge.ts'
import { homePaths } from '../../rules/site-paths.ts'
import { moveRedirects } from '../pages/redirects.ts'
import { audit } from './document-audit.ts'
import { endPlanToPublish } from './ended-plan.ts'
import { cleanData, schemaVersion } from './kinds.ts'
import { problemsOf } from './problems.ts'
import { notFound } from './save.ts'
import { versionAsDraft } from './versions.ts'
import { addVersion, writeDocument, writeLive, writeUsages } from './write.ts'
import { currentData, type Document, readDocument } from './store.ts'

/** Published versions older than 12 months are deleted. But the latest 50 published versions of each document always stay. */
const MOST_PUBLISHED = 50

/**
 * Publishes a document. The whole data to be published is checked first. If fields are wrong, the refusal lists all of them. Then, in one
 * transaction, the version, the published record, the redirect from a changed address and the references are written. `wanted.data`: the
 * data that a plan stored. `wanted.number`: an earlier version that is published again; the draft does not change. Without both, the
 * current draft is published.
 */
export async function publish(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  wanted: { revision?: number; label?: string; data?: DocumentData; by?: string; number?: number | undefined },
): Promise<{ ok: true } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (doc.trashedAt) return { ok: false, code: 'content.trashed' }
  if (wanted.revision !== undefined && wanted.revision !== doc.revision)
    return { ok: false, code: 'record.stale', data: { revision: doc.revision, data: currentData(doc) } }
  if (isNothingNew(doc, wanted)) return { ok: false, code: 'content.nothing_new' }
  const older = wanted.number === undefined ? undefined : await versionAsDraft(tx, doc, wanted.number)
  if (wanted.number !== undefined && !older) return notFound
  const data = cleanData(withHomePath(kind, older ?? wanted.data ?? currentData(doc)), () => core.ids.uuid())
  const problems = await problemsOf(tx, kind, id, data)
  if (problems[0]) return { ok: false, ...problems[0], errors: problems }
  const now = core.clock.now()
  const by = wanted.by ?? caller.session?.name ?? ''
  await keepFirstLive(tx, doc)
  // If a person publishes now, a plan to publish later is deleted. If `data` is set, the plan itself is being carried out, and `runPlan`
  // deletes it.
  if (wanted.data === undefined) await endPlanToPublish(core, tx, caller, doc)
  await addVersion(tx, doc, { reason: 'publish', label: wanted.label ?? '', data, at: now, by, schemaVersion })
  await writeLive(core, tx, doc, data, true)
  await writeDocument(tx, kind, id, { published_at: now })
  await writeUsages(tx, doc, 'live', data)
  if (older) await keepDraft(tx, doc, data)
  // The draft is deleted, because it is published now. When a plan publishes, the draft stays, because staff may have edited it after planning.
  else if (wanted.data === undefined) await writeDraft(tx, doc, null)
  if (kind === 'site')
    await moveRedirects(core, tx, {
      id,
      before: doc.publishedAt ? addressOf(doc.live) : undefined,
      after: addressOf(data),
    })
  await forgetOldVersions(core, tx, doc)
  await audit(core, tx, caller, doc, 'publish', { before: doc.isPublic ? doc.live : undefined, after: data })
  return { ok: true }
}

/**
 * True if a caller wants to publish the draft (it sends a revision), but the document is published and has no draft, for example because
 * somebody else has just published it.
 */
const isNothingNew = (
  doc: Document,
  { number, revision }: { number?: number | undefined; revision?: number },
): boolean => number === undefined && revision !== undefined && doc.isPublic && !doc.draft

/** Keeps the draft when an earlier version is published. Without a draft, the data that was published before becomes the draft. */
async function keepDraft(tx: Tx, doc: Document, published: DocumentData): Promise<void> {
  const draft = currentData(doc)
  await writeDraft(tx, doc, sameData(draft, published) ? null : draft)
  await writeDocument(tx, doc.kind, doc.id, { revision: doc.revision + 1 })
}

async function writeDraft(tx: Tx, doc: Document, data: DocumentData | null): Promise<void> {
  await writeDocument(tx, doc.kind, doc.id, { data })
  await writeUsages(tx, doc, 'draft', data)
}

/**
 * Stores the published state as a version if no published version of the document is stored, so that it can be restored later. This is the
 * case for a page that the set-up of the brand made. Nothing happens if the document is not published.
 */
async function keepFirstLive(tx: Tx, doc: Document): Promise<void> {
  if (!doc.isPublic) return
  const known = await tx.first(
    sql`SELECT 1 FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} AND reason = 'publish' LIMIT 1`,
  )
  if (known) return
  const at = Temporal.Instant.from(doc.publishedAt ?? doc.updatedAt)
  await addVersion(tx, doc, { reason: 'publish', label: '', data: doc.live, at, by: '', schemaVersion })
}

/**
 * Takes a document off the site. Its draft stays; if it has none, the published data becomes the draft. `to`: the page to which its address then
 * redirects.
 */
export async function unpublish(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  to: string | null,
): Promise<{ ok: true } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (!doc.isPublic) return { ok: false, code: 'content.nothing_live' }
  if (isStartPage(doc)) return { ok: false, code: 'content.start_page' }
  if (to && (to === id || !(await tx.first(sql`SELECT 1 FROM sites WHERE id = ${to} AND is_public`))))
    return { ok: false, code: 'content.reference_missing', field: 'to' }
  await writeLive(core, tx, doc, doc.live, false)
  await writeDocument(tx, kind, id, { data: currentData(doc), revision: doc.revision + 1 })
  await writeUsages(tx, doc, 'live', null)
  await writeUsages(tx, doc, 'draft', currentData(doc))
  if (kind === 'site' && to) await moveRedirects(core, tx, { id: to, before: addressOf(doc.live), after: '' })
  await audit(core, tx, caller, doc, 'unpublish', { before: doc.live })
  return { ok: true }
}

export const isStartPage = (doc: Document): boolean =>
  doc.kind === 'site' && doc.live['type'] === 'custom_home' && doc.isPublic

/** The address of a page, for example '/de/ueber-uns'. */
const addressOf = (data: DocumentData): string => `/${String(data['locale'])}/${String(data['path'])}`

/** Sets the path of a start page, which is the same for every brand. The data of any other document is returned unchanged. */
function withHomePath(kind: DocumentKind, data: DocumentData): DocumentData {
  if (kind !== 'site' || data['type'] !== 'custom_home') return data
  return { ...data, path: data['locale'] === 'en' ? homePaths.en : homePaths.de }
}

async function forgetOldVersions(core: BrandCore, tx: Tx, doc: Document): Promise<void> {
  const yearAgo = core.clock.now().subtract({ hours: 24 * 365 })
  await tx.run(sql`
    DELETE FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} AND reason = 'publish' AND at < ${yearAgo} AND number NOT IN (
      SELECT number FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} AND reason = 'publish' ORDER BY number DESC LIMIT ${MOST_PUBLISHED})`)
}
