import sql from 'sql-template-tag'
import type { Entity, RecordOf } from '#contract/entity.ts'
import type { Tx } from '#platform/db.ts'
import { insertRecord } from '#platform/insert-record.ts'
import { type Call, type Handler, serve } from '#platform/module.ts'
import { listRecords } from '#platform/record-list.ts'
import { type DocumentKind, versionedEndpoints } from '../../contract.ts'
import { cleanData, entityOf } from './kinds.ts'
import { audit } from './document-audit.ts'
import { publish, unpublish } from './publish.ts'
import { notFound, saveDraft } from './save.ts'
import { currentData, type Document, readDocument, readDocuments } from './store.ts'
import { trash } from './trash.ts'
import { writeUsages } from './write.ts'
import { type DocumentDeps, openWrites } from './writes.ts'

/**
 * The handlers of the standard API calls (list, get, create, update, remove) for one kind of document. They read and write drafts
 * (docs/rules/content.md, Drafts).
 */
export function recordHandlers(deps: DocumentDeps, kind: DocumentKind): Handler[] {
  const { core } = deps
  const entity = entityOf[kind]
  const endpoints = versionedEndpoints(entity)
  const { written } = openWrites(deps, kind)
  const notTrashed = sql`id NOT IN (SELECT id FROM content_documents WHERE kind = ${kind} AND trashed_at IS NOT NULL)`
  const save = async (call: Call, tx: Tx, id: string, body: Record<string, unknown>) => {
    const { version, isPublic, ...data } = body
    const saved = await saveDraft(core, tx, call, kind, id, {
      revision: Number(version),
      data,
      tab: call.headers['x-editor-tab'],
    })
    if (saved.ok !== true) return saved
    // The standard API calls can also publish a document or take it off the site: `isPublic` in the body is the wanted state.
    const change =
      isPublic === true && !(saved.value.isPublic && !saved.value.draft)
        ? await publish(core, tx, call, kind, id, {})
        : isPublic === false && saved.value.isPublic
          ? await unpublish(core, tx, call, kind, id, null)
          : { ok: true as const }
    if (!change.ok) return change
    const doc = await readDocument(tx, kind, id)
    return doc ? { ok: true as const, value: recordOf(doc) } : notFound
  }

  return [
    serve(endpoints.list, async (call) => {
      const found = await listRecords(core, entity, call, notTrashed)
      if (!found.ok) return found
      const docs = new Map(
        (await readDocuments(core.db, kind, { ids: found.value.map(({ id }) => id) })).map((doc) => [doc.id, doc]),
      )
      const value = found.value.flatMap((record) => {
        const doc = docs.get(record.id)
        return doc ? [recordOf(doc)] : []
      })
      return { ...found, value }
    }),
    serve(endpoints.get, async (call) => {
      const doc = await readDocument(core.db, kind, call.params.id)
      return doc && !doc.trashedAt ? { ok: true, value: recordOf(doc) } : notFound
    }),
    serve(endpoints.create, (call) =>
      written(call, async (tx) => {
        const { isPublic, ...given } = call.body
        const data = cleanData(given, () => core.ids.uuid())
        const id = await insertRecord(tx, core, entity, { ...data, isPublic: false })
        await writeUsages(tx, { kind, id }, 'draft', data)
        await audit(core, tx, call, { kind, id }, 'create', { after: data })
        if (isPublic) {
          const done = await publish(core, tx, call, kind, id, {})
          if (!done.ok) return done
        }
        const doc = await readDocument(tx, kind, id)
        return doc ? { ok: true, value: recordOf(doc) } : notFound
      }),
    ),
    serve(endpoints.update, async (call) => {
      // If another tab has the lock, `save` stores the change as a version and returns 'kept'. A refusal would roll back the transaction and lose
      // that version. So the refusal is returned only after the transaction.
      const done = await written(call, async (tx) => {
        const saved = await save(call, tx, call.params.id, call.body)
        return saved.ok === 'kept' ? { ok: true as const, kept: saved.refusal } : saved
      })
      return 'kept' in done ? done.kept : done
    }),
    serve(endpoints.remove, (call) => written(call, (tx) => trash(core, tx, call, kind, call.params.id))),
  ]
}

/**
 * The record as the standard API calls return it: the data of the draft, or the published data if there is no draft. `version` is the
 * revision of the draft.
 */
function recordOf(doc: Document): RecordOf<Entity> {
  const { createdAt, id, isPublic, revision, updatedAt } = doc
  return { ...currentData(doc), id, version: revision, createdAt, updatedAt: doc.editedAt ?? updatedAt, isPublic }
}
