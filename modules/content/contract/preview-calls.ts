import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { siteEntity, StoredBlock } from './pages.ts'
import { documentBodyLimit } from './versioned.ts'

/** The API calls for previews of pages that are not published. Reading a preview needs only the signed token in the address, no account. */
export const previewEndpoints = {
  /** Makes a link that shows the draft or the published state of a page on the real site. It works without an account until it expires. */
  previewLink: endpoint({
    id: 'sites.preview-link',
    method: 'POST',
    path: '/api/sites/:id/preview-link',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ days: z.int().min(0).max(7).default(0), shows: z.enum(['draft', 'live']).default('draft') }),
    reply: z.object({ path: z.string(), expires: z.iso.datetime() }),
    summary: 'Address of the preview; without days for an hour, for the editor',
  }),
  /** Returns the page that a preview link shows. The signed token in the link is enough; no account is needed. */
  preview: endpoint({
    id: 'sites.preview',
    method: 'GET',
    path: '/api/sites/preview/:token',
    access: 'public',
    params: z.strictObject({ token: text(400) }),
    reply: siteEntity.record,
    summary: 'The draft of a page, by a signed token that expires',
  }),
  /** Prepares blocks that were typed in the editor but are not saved: cleans their HTML and inserts reusable parts, as for stored blocks. */
  previewBlocks: endpoint({
    id: 'sites.preview-blocks',
    method: 'POST',
    path: '/api/sites/preview/:token/blocks',
    access: 'public',
    params: z.strictObject({ token: text(400) }),
    body: z.strictObject({ blocks: z.array(StoredBlock).max(60) }),
    bodyLimit: documentBodyLimit,
    // No person types as fast as this limit allows. The limit stops people who have a preview link from overloading the server.
    limit: { name: 'preview-blocks', per: 'params.token', max: 1200, windowSeconds: 60 },
    reply: z.array(StoredBlock),
    summary:
      'Blocks of a draft as a preview shows them: HTML cleaned, reusable parts in place; by the token of a preview',
  }),
}
