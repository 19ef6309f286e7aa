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
 * Renders the page of a preview link, '/de/preview/{token}'. If the editor has posted blocks, only the changed blocks are rendered, without the
 * rest of the page; `only` lists their ids. Undefined if the link has expired.
 */
export async function previewPage(
  site: SiteContext,
  token: string,
  locale: Locale,
  maker: PageMaker,
): Promise<MadePage | undefined> {
  const sent = sentBlocks(site.posted)
  return sent ? changedBlocks(site, token, locale, maker, sent) : storedPage(site, token, locale, maker)
}

async function storedPage(
  site: SiteContext,
  token: string,
  locale: Locale,
  maker: PageMaker,
): Promise<MadePage | undefined> {
  const answer = await site.ownApi.call(contentEndpoints.preview, { params: { token } })
  if (!answer.ok) return undefined
  const { description, name, title } = answer.value
  const { config } = site.init
  return {
    ...previewOf(locale, readBlocks(answer.value.content), maker),
    title: pageTitle({ kind: 'site', title, name }, config, locale),
    description: pageDescription(description, config, locale),
  }
}

/**
 * Renders the changed blocks. The posted blocks are not saved, so they can still contain unsafe HTML. The server removes it here
 * (docs/rules/security.md, Output). Undefined if the server refuses the request, for example because the link has expired.
 */
async function changedBlocks(
  site: SiteContext,
  token: string,
  locale: Locale,
  maker: PageMaker,
  { blocks, only }: Sent,
): Promise<MadePage | undefined> {
  const ready = await site.ownApi.call(contentEndpoints.previewBlocks, { params: { token }, body: { blocks } })
  if (!ready.ok) return undefined
  const read = readBlocks(ready.value)
  const changed = new Set(read.flatMap(({ id = '' }) => (only.has(placeOf(id)) ? [id] : [])))
  return { ...previewOf(locale, read, maker, changed), isFragment: true }
}

const previewOf = (
  locale: Locale,
  blocks: ReturnType<typeof readBlocks>,
  maker: PageMaker,
  only?: ReadonlySet<string>,
): MadePage => ({
  kind: 'page',
  title: '',
  description: '',
  path: `/${locale}/preview`,
  alternates: {},
  noindex: true,
  startsWithHero: blocks[0]?.type === 'hero',
  body: (
    <div className="m-content preview" style={{ display: 'contents' }}>
      {maker.blocks(blocks, { only })}
      <div data-late="page-preview" hidden />
    </div>
  ),
})

interface Sent {
  blocks: StoredBlock[]
  only: ReadonlySet<string>
}

function sentBlocks(posted: unknown): Sent | undefined {
  if (!isObject(posted) || !Array.isArray(posted['blocks'])) return undefined
  const only = Array.isArray(posted['only']) ? posted['only'].filter((id): id is string => typeof id === 'string') : []
  return { blocks: posted['blocks'] as StoredBlock[], only: new Set(only) }
}
