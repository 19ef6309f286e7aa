import { type Handler, serve } from '#platform/module.ts'
import { type DocumentKind, type DocumentLine, versionedEndpoints } from '../../contract.ts'
import { entityOf } from './kinds.ts'
import { changeLock } from './locks.ts'
import { plan } from './plans.ts'
import { publish, unpublish } from './publish.ts'
import { recordHandlers } from './record-handlers.ts'
import { notFound } from './save.ts'
import { currentData, type Document, readDocument, readDocuments, stateOf, viewOf } from './store.ts'
import { placesOf, recover } from './trash.ts'
import { discard, listVersions, restore, versionData } from './versions.ts'
import { type DocumentDeps, openWrites } from './writes.ts'

/**
 * The handlers of all API calls for one kind of document: the standard calls (list, get, create, update, remove), and the calls for
 * publishing, plans, locks and versions.
 */
export function documentHandlers(deps: DocumentDeps, kind: DocumentKind): Handler[] {
  const { core, mayWrite, zone } = deps
  const endpoints = versionedEndpoints(entityOf[kind])
  const { step, view } = openWrites(deps, kind)
  return [
    ...recordHandlers(deps, kind),
    serve(endpoints.draft, (call) => view(core.db, call.params.id)),
    serve(endpoints.overview, async () => {
      const now = core.clock.now()
      return { ok: true, value: (await readDocuments(core.db, kind, { isLine: true })).map((doc) => lineOf(doc, now)) }
    }),
    serve(endpoints.publish, (call) =>
      step(call, call.params.id, (tx) => publish(core, tx, call, kind, call.params.id, call.body)),
    ),
    serve(endpoints.unpublish, (call) =>
      step(call, call.params.id, (tx) => unpublish(core, tx, call, kind, call.params.id, call.body.to)),
    ),
    serve(endpoints.plan, async (call) => {
      const at = { ...call.body, zone: await zone() }
      return step(call, call.params.id, (tx) => plan(core, tx, call, kind, call.params.id, at))
    }),
    serve(endpoints.restore, (call) =>
      step(call, call.params.id, (tx) => restore(core, tx, call, kind, call.params.id, call.body)),
    ),
    serve(endpoints.discard, (call) =>
      step(call, call.params.id, (tx) => discard(core, tx, call, kind, call.params.id, call.body.revision)),
    ),
    serve(endpoints.recover, (call) =>
      step(call, call.params.id, (tx) => recover(core, tx, call, kind, call.params.id)),
    ),
    serve(endpoints.lock, async (call) => {
      const doc = await readDocument(core.db, kind, call.params.id)
      if (!doc) return notFound
      const refused = await mayWrite(call)
      if (refused) return refused
      const by = { userId: call.session?.userId ?? '', name: call.session?.name ?? '', tab: call.body.tab }
      await changeLock(core, kind, doc.id, by, call.body.action)
      return view(core.db, doc.id)
    }),
    serve(endpoints.versions, async (call) => ({ ok: true, value: await listVersions(core.db, kind, call.params.id) })),
    serve(endpoints.version, async (call) => {
      const data = await versionData(core.db, kind, call.params.id, call.params.number)
      return data ? { ok: true, value: { number: call.params.number, data: { ...data } } } : notFound
    }),
    serve(endpoints.usages, async (call) => ({ ok: true, value: await placesOf(core.db, kind, call.params.id) })),
  ]
}

function lineOf(doc: Document, now: Temporal.Instant): DocumentLine {
  const data = currentData(doc)
  const { data: _data, live: _live, ...rest } = viewOf(doc, now)
  const text = (name: string): string => (typeof data[name] === 'string' ? data[name] : '')
  return {
    ...rest,
    state: stateOf(doc),
    name: text('name') || text('identifier'),
    path: text('path'),
    locale: text('locale'),
    type: text('type'),
    translationKey: text('translationKey'),
    trashedAt: doc.trashedAt,
    editedAt: doc.editedAt ?? doc.updatedAt,
  }
}
