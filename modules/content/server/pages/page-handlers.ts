import sql from 'sql-template-tag'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type BrandCore, type Call, type Handler, type Refusal, serve, type Snapshot } from '#platform/module.ts'
import { contentEndpoints, type Site } from '../../contract.ts'
import { findRedirect } from '../../rules/redirects.ts'
import { currentData, readDocument } from '../documents/store.ts'
import { loadParts, previewedBlocks } from './load-pages.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'
import { countHit, type LiveRedirect } from './redirects.ts'

/** The seconds for which a preview link is valid if the editor requests it for its own frame (`days` is 0). */
const EDITOR_SECONDS = 60 * 60
const missing: Refusal = { ok: false, code: 'record.not_found' }

interface Deps {
  core: BrandCore
  sites: Snapshot<Site[]>
  redirects: Snapshot<LiveRedirect[]>
  mayWrite: (call: Call) => Promise<Refusal | undefined>
}

/** The handlers of the calls for published pages, previews of drafts, and redirects. */
export function pageHandlers({ core, mayWrite, redirects, sites }: Deps): Handler[] {
  const key = () => core.settings.secret('content-preview')
  return [
    serve(contentEndpoints.page, async (call) => {
      const { value, version } = await sites.get()
      const site = value.find((one) => one.isPublic && one.locale === call.query.locale && one.path === call.query.path)
      return site ? answerSnapshot(call, { value: site, version }) : missing
    }),
    serve(contentEndpoints.previewLink, async (call) => {
      const doc = await readDocument(core.db, 'site', call.params.id)
      if (!doc) return missing
      const refused = await mayWrite(call)
      if (refused) return refused
      const seconds = call.body.days === 0 ? EDITOR_SECONDS : call.body.days * 24 * 60 * 60
      const until = Math.floor(core.clock.epochMs() / 1000) + seconds
      const locale = currentData(doc)['locale'] === 'en' ? 'en' : 'de'
      const path = `/${locale}/preview/${previewToken(key(), { site: doc.id, shows: call.body.shows, until })}`
      return { ok: true, value: { path, expires: Temporal.Instant.fromEpochMilliseconds(until * 1000).toString() } }
    }),
    serve(contentEndpoints.preview, async (call) => {
      const right = readPreviewToken(key(), call.params.token, core.clock.now())
      const doc = right && (await readDocument(core.db, 'site', right.site))
      if (!doc || doc.trashedAt || (right.shows === 'live' && !doc.isPublic)) return missing
      const { createdAt, id, isPublic, revision, updatedAt } = doc
      const data = (right.shows === 'live' ? doc.live : currentData(doc)) as unknown as Site
      const content = previewedBlocks(data.content, await loadParts(core.db))
      return {
        ok: true,
        value: { ...data, content, id, version: revision, createdAt, updatedAt, isPublic },
        headers: { 'cache-control': 'no-store' },
      }
    }),
    serve(contentEndpoints.previewBlocks, async (call) => {
      if (!readPreviewToken(key(), call.params.token, core.clock.now())) return missing
      const { blocks } = call.body
      // The editor makes this call (`sites.preview-blocks`) with each typed letter. So the reusable parts are loaded only if a block shows
      // a part.
      const hasParts = blocks.some(({ type }) => type === 'part')
      const value = previewedBlocks(blocks, hasParts ? await loadParts(core.db) : () => undefined)
      return { ok: true, value, headers: { 'cache-control': 'no-store' } }
    }),
    serve(contentEndpoints.redirected, async (call) => {
      const found = findRedirect((await redirects.get()).value, call.query.path)
      if (!found) return missing
      await countHit(core, found)
      return { ok: true, value: { to: found.to, status: found.status }, headers: { 'cache-control': 'no-store' } }
    }),
    serve(contentEndpoints.redirectHits, async () => {
      const rows = await core.db.many<{ id: string; hits: number; last_hit_at: string }>(
        sql`SELECT id, hits, last_hit_at FROM redirects WHERE last_hit_at IS NOT NULL`,
      )
      return { ok: true, value: rows.map((row) => ({ id: row.id, hits: row.hits, lastHitAt: row.last_hit_at })) }
    }),
  ]
}
