import type { Locale } from '#contract/locale.ts'
import type { MadePage, PageMaker } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { contentEndpoints } from '../../contract.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { readBlocks } from '../../rules/blocks/read-block.ts'
import { isObject } from '../../rules/blocks/values.ts'
import { placeOf } from '../../rules/preview-messages.ts'
import { pageDescription, pageTitle } from '../../rules/page-title.ts'

/**
 * Renders the page of a preview link, '/de/preview/{token}'. If the editor has posted blocks, these are rendered instead of the stored ones; `only`
 * lists the ids of the blocks that changed. Undefined if the link has expired.
 */
export async function previewPage(
  site: SiteContext,
  token: string,
  locale: Locale,
  maker: PageMaker,
): Promise<MadePage | undefined> {
  const answer = await site.ownApi.call(contentEndpoints.preview, { params: { token } })
  if (!answer.ok) return undefined
  const { description, name, title } = answer.value
  const sent = sentBlocks(site.posted)
  // The posted blocks are not saved, so the server has not cleaned them yet. It does so now (docs/rules/security.md, Output).
  const ready =
    sent &&
    (await site.ownApi.call(contentEndpoints.previewBlocks, { params: { token }, body: { blocks: sent.blocks } }))
  if (ready && !ready.ok) return undefined
  const blocks = readBlocks(ready ? ready.value : answer.value.content)
  const { config } = site.init
  return {
    kind: 'page',
    title: pageTitle({ kind: 'site', title, name }, config, locale),
    description: pageDescription(description, config, locale),
    path: `/${locale}/preview`,
    alternates: {},
    noindex: true,
    startsWithHero: blocks[0]?.type === 'hero',
    body: (
      <div className="m-content preview" style={{ display: 'contents' }}>
        {maker.blocks(blocks, {
          only: sent && new Set(blocks.flatMap(({ id = '' }) => (sent.only.has(placeOf(id)) ? [id] : []))),
        })}
        <div data-late="page-preview" hidden />
      </div>
    ),
  }
}

function sentBlocks(posted: unknown): { blocks: StoredBlock[]; only: ReadonlySet<string> } | undefined {
  if (!isObject(posted) || !Array.isArray(posted['blocks'])) return undefined
  const only = Array.isArray(posted['only']) ? posted['only'].filter((id): id is string => typeof id === 'string') : []
  return { blocks: posted['blocks'] as StoredBlock[], only: new Set(only) }
}
