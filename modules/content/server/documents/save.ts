import type { Caller } from '#platform/record-rules.ts'
import type { Tx } from '#platform/db.ts'
import sql from 'sql-template-tag'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { DocumentKind } from '../../contract.ts'
import { sameData } from '../../rules/merge.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { cleanData, draftFields, schemaVersion } from './kinds.ts'
import { addVersion, writeDocument, writeUsages } from './write.ts'
import { currentData, type Document, lockAt, readDocument } from './store.ts'

export const notFound: Refusal = { ok: false, code: 'record.not_found' }

/**
 * While somebody edits, the draft is stored as a version every `CHECKPOINT_MINUTES` minutes. For each document, only the latest
 * `MOST_CHECKPOINTS` of these versions are kept.
 */
const CHECKPOINT_MINUTES = 10
const MOST_CHECKPOINTS = 20

interface Change {
  revision: number
  data: DocumentData
  /**
   * Name of the browser tab that saves. If another tab has the lock, the save is refused, even if both tabs belong to the same person. A caller
   * without a tab is refused while any tab has the lock.
   */
  tab?: string | undefined
}

const byOf = (caller: Caller): string => caller.session?.name ?? ''

/**
 * Saves a draft. Fields that are not sent keep their values. If another tab has the lock, even one of the same person, the draft does not change
 * (`content.locked`). The sent changes are then stored as a version, so that no input is lost. If `change.revision` is not the current revision, the
 * save is refused and the current draft is returned (`record.stale`).
 */
export async function saveDraft(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  change: Change,
): Promise<{ ok: true; value: Document } | Refusal | { ok: 'kept'; refusal: Refusal }> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (doc.trashedAt) return { ok: false, code: 'content.trashed' }
  const now = core.clock.now()
  const known = new Set(draftFields(kind))
  const sent = Object.fromEntries(
    Object.entries(change.data).filter(([name, value]) => known.has(name) && value !== undefined),
  )
  const data = cleanData({ ...currentData(doc), ...sent }, () => core.ids.uuid())
  const lock = lockAt(doc, now)
  if (lock && lock.tab !== change.tab) {
    if (!sameData(data, currentData(doc)))
      await addVersion(tx, doc, { reason: 'conflict', label: '', data, at: now, by: byOf(caller), schemaVersion })
    return {
      ok: 'kept',
      refusal: { ok: false, code: 'content.locked', values: { by: lock.name }, data: currentData(doc) },
    }
  }
  if (doc.revision !== change.revision)
    return {
      ok: false,
      code: 'record.stale',
      ...(doc.editedBy ? { values: { by: doc.editedBy } } : {}),
      data: { revision: doc.revision, data: currentData(doc) },
    }
  if (sameData(data, currentData(doc))) return { ok: true, value: doc }
  await keepCheckpoint(core, tx, caller, doc)
  const isSameAsLive = doc.isPublic && sameData(data, doc.live)
  await writeDocument(tx, kind, id, {
    data: isSameAsLive ? null : data,
    revision: doc.revision + 1,
    edited_at: now,
    edited_by: byOf(caller),
  })
  await writeUsages(tx, doc, 'draft', isSameAsLive ? null : data)
  return {
    ok: true,
    value: {
      ...doc,
      draft: isSameAsLive ? null : data,
      revision: doc.revision + 1,
      editedBy: byOf(caller),
      editedAt: now.toString(),
    },
  }
}

/**
 * Stores the draft before a change as a version, if ten minutes have passed since the last version. Only the latest 20 of these versions
 * are kept. Nothing happens if the document has no draft.
 */
async function keepCheckpoint(core: BrandCore, tx: Tx, caller: Caller, doc: Document): Promise<void> {
  if (!doc.draft) return
  const now = core.clock.now()
  const last = await tx.first<{ at: string }>(
    sql`SELECT max(at) AS at FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} HAVING max(at) IS NOT NULL`,
  )
  const since = last?.at ?? doc.createdAt
  if (Temporal.Instant.from(since).until(now).total('minutes') < CHECKPOINT_MINUTES) return
  await addVersion(tx, doc, {
    reason: 'checkpoint',
    label: '',
    data: doc.draft,
    at: now,
    by: doc.editedBy || byOf(caller),
    schemaVersion,
  })
  await tx.run(sql`
    DELETE FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} AND reason = 'checkpoint' AND number NOT IN (
      SELECT number FROM content_versions WHERE kind = ${doc.kind} AND doc = ${doc.id} AND reason = 'checkpoint' ORDER BY number DESC LIMIT ${MOST_CHECKPOINTS})`)
}
