import { type Handler, type Refusal, seesBranch, serve } from '#platform/module.ts'
import { signageStaffEndpoints } from '../contract.ts'
import { readyMadeScenes } from '../rules/ready-made.ts'
import { brandLook } from './brand-look.ts'
import type { LiveDocuments } from './documents.ts'
import type { SignagePorts } from './needs.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * API calls for previews in the back office: the brand's look and the live documents of a branch, the ready-made scenes, and drawn image
 * templates.
 */
export const previewCalls = (ports: SignagePorts, documents: LiveDocuments): Handler[] => [
  serve(signageStaffEndpoints.preview, async ({ query, session }) => {
    const seen = (await ports.branches()).filter(({ id }) => session && seesBranch(session, id))
    const branch = query.branchId === undefined ? seen[0]?.id : seen.find(({ id }) => id === query.branchId)?.id
    if (query.branchId !== undefined && branch === undefined) return missing
    const contents = branch === undefined ? {} : await documents.contents(branch)
    return { ok: true, value: { brand: await brandLook(ports), documents: contents } }
  }),
  serve(signageStaffEndpoints.readyMade, async ({ query, session }) => {
    const branch = (await ports.branches()).find(({ id }) => id === query.branchId)
    if (!branch || !session || !seesBranch(session, branch.id)) return missing
    const contents = await documents.contents(branch.id)
    const brand = await brandLook(ports)
    return { ok: true, value: readyMadeScenes({ kind: branch.kind, brand, menu: contents.menu }, query.language) }
  }),
  serve(signageStaffEndpoints.template, async ({ params, session }) => {
    const drawn = await ports.template(params.id)
    if (!drawn || !session) return missing
    const isOwn = drawn.branches.length === 0 || drawn.branches.some((branch) => seesBranch(session, branch))
    if (!isOwn) return missing
    const etag = `"${drawn.version}"`
    const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': drawn.mediaType }
    return { ok: true, value: drawn.bytes, headers }
  }),
]
