import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { ident } from '#platform/entity-table.ts'
import type { BrandCore, Call, Refusal, ScheduledJob } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import { type DocumentKind, documentKinds, type Place } from '../../contract.ts'
import { entityOf } from './kinds.ts'
import { audit } from './document-audit.ts'
import { isStartPage } from './publish.ts'
import { linkingPlaces, withLinkingPlaces } from './linking-places.ts'
import { notFound } from './save.ts'
import { currentData, readDocument } from './store.ts'
import { writeDocument, writeLive, writeUsages } from './write.ts'

/** Days until a document in the trash is deleted (docs/rules/content.md, Trash). */
const TRASH_DAYS = 30

/**
 * Lists the pages, menus and reusable parts that refer to a document, in their drafts or in their published data. A link that is typed as the
 * address of a page counts, too. Documents in the trash are left out.
 */
export async function placesOf(
  db: Pick<Tx, 'first' | 'many'>,
  kind: DocumentKind | 'node',
  id: string,
): Promise<Place[]> {
  const rows = await db.many<{ kind: string; id: string; name: string | null; is_live: boolean }>(sql`
    SELECT u.kind, u.doc AS id, bool_or(u.slot = 'live') AS is_live,
      COALESCE((SELECT name FROM sites WHERE id = u.doc), (SELECT identifier FROM navigations WHERE id = u.doc), (SELECT name FROM blocks WHERE id = u.doc)) AS name
    FROM content_usages u LEFT JOIN content_documents d ON d.kind = u.kind AND d.id = u.doc
    WHERE u.to_kind = ${kind} AND u.to_id = ${id} AND d.trashed_at IS NULL AND u.doc <> ${id}
    GROUP BY u.kind, u.doc ORDER BY name`)
  const known = rows.map((row) => ({ kind: row.kind, id: row.id, name: row.name ?? '', isLive: row.is_live }))
  return kind === 'site' ? withLinkingPlaces(known, await linkingPlaces(db, id)) : known
}

const inUse = (places: readonly Place[]): Refusal => ({
  ok: false,
  code: 'record.in_use',
  values: { count: places.length },
  data: { places },
})

/**
 * A check before structured entries are deleted. It refuses if the caller may not change the website, or if a page or part shows one of these
 * entries.
 */
export const refuseUsed =
  (mayWrite: (call: Pick<Call, 'session'>) => Promise<Refusal | undefined>) =>
  async ({
    caller,
    records,
    tx,
  }: {
    tx: Tx
    caller: Caller
    records: readonly { id: string }[]
  }): Promise<Refusal | undefined> => {
    const refused = await mayWrite(caller)
    if (refused) return refused
    for (const { id } of records) {
      const places = await placesOf(tx, 'node', id)
      if (places.length > 0) return inUse(places)
    }
    return undefined
  }

/**
 * Moves a document to the trash and takes it off the site at once. If other documents refer to it, the call is refused with the list of
 * these documents. A published start page cannot be moved to the trash. If the document is already in the trash, nothing happens.
 */
export async function trash(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
): Promise<{ ok: true; value: null } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (doc.trashedAt) return { ok: true, value: null }
  if (isStartPage(doc)) return { ok: false, code: 'content.start_page' }
  const places = await placesOf(tx, kind, id)
  if (places.length > 0) return inUse(places)
  if (doc.isPublic) await writeLive(core, tx, doc, doc.live, false)
  await writeDocument(tx, kind, id, {
    data: currentData(doc),
    revision: doc.revision + 1,
    trashed_at: core.clock.now(),
  })
  await writeUsages(tx, doc, 'live', null)
  await tx.run(sql`DELETE FROM content_plans WHERE kind = ${kind} AND doc = ${id}`)
  await audit(core, tx, caller, doc, 'delete', { before: currentData(doc) })
  return { ok: true, value: null }
}

/** Moves a document out of the trash. It is then a draft, not published. If the document is not in the trash, nothing happens. */
export async function recover(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
): Promise<{ ok: true } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (!doc.trashedAt) return { ok: true }
  await writeDocument(tx, kind, id, { trashed_at: null, revision: doc.revision + 1 })
  await audit(core, tx, caller, doc, 'recover', { after: currentData(doc) })
  return { ok: true }
}

/** A daily job that permanently deletes documents that have been in the trash for 30 days. */
export const emptyTrash = (core: BrandCore): ScheduledJob => ({
  name: 'content.trash',
  everySeconds: 24 * 60 * 60,
  async run() {
    const until = core.clock.now().subtract({ hours: 24 * TRASH_DAYS })
    await core.db.tx(async (tx) => {
      for (const kind of documentKinds) {
        const rows = await tx.many<{ id: string }>(
          sql`SELECT id FROM content_documents WHERE kind = ${kind} AND trashed_at < ${until} FOR UPDATE SKIP LOCKED`,
        )
        const ids = rows.map(({ id }) => id)
        if (ids.length === 0) continue
        for (const table of ['content_versions', 'content_usages', 'content_locks', 'content_plans'])
          await tx.run(sql`DELETE FROM ${ident(table)} WHERE kind = ${kind} AND doc = ANY (${ids}::uuid[])`)
        await tx.run(sql`DELETE FROM ${ident(entityOf[kind].plural)} WHERE id = ANY (${ids}::uuid[])`)
        await tx.run(sql`DELETE FROM content_documents WHERE kind = ${kind} AND id = ANY (${ids}::uuid[])`)
      }
    })
  },
})
