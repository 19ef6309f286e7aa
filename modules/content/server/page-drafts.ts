import type { BrandCore, Call, Refusal } from '#platform/module.ts'
import type { PageDraft, PageDrafts } from '../ports.ts'
import { cleanHtml } from './clean-html.ts'
import { saveDraft } from './documents/save.ts'
import { currentData, type Document, readDocument, readDocuments } from './documents/store.ts'

const draftOf = (doc: Document): PageDraft => ({ id: doc.id, revision: doc.revision, data: currentData(doc) })

/** Lets another module read and change the drafts of pages (`PageDrafts` in ports.ts). */
export const pageDrafts = (
  core: BrandCore,
  mayWrite: (call: Pick<Call, 'session'>) => Promise<Refusal | undefined>,
): PageDrafts => ({
  mayWrite,
  clean: cleanHtml,
  async read(id) {
    const doc = await readDocument(core.db, 'site', id)
    return doc && !doc.trashedAt ? draftOf(doc) : undefined
  },
  async twins({ data, id }) {
    const key = data['translationKey']
    if (typeof key !== 'string' || key === '') return []
    const pages = (await readDocuments(core.db, 'site')).filter((one) => !one.trashedAt && one.id !== id).map(draftOf)
    return pages.filter((one) => one.data['translationKey'] === key && one.data['locale'] !== data['locale'])
  },
  async save(tx, call, id, change) {
    const saved = await saveDraft(core, tx, call, 'site', id, change)
    if (saved.ok === 'kept') return saved.refusal
    return saved.ok ? { ok: true, value: draftOf(saved.value) } : saved
  },
})
