import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { newKey } from '#ui/new-key.ts'
import { contentEndpoints } from '../../contract.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { linksIn } from '../../rules/blocks/links-in.ts'
import { builderTexts } from '../../words/builder.ts'

/**
 * Returns a function that changes the links of blocks from a page in the other language: they then lead to pages in `language`. A message
 * says how many links were changed, and names the links whose page does not exist in this language. If the pages cannot be loaded, the
 * blocks are returned unchanged.
 */
export function useLinkedBlocks(): (
  blocks: readonly StoredBlock[],
  language: 'de' | 'en',
) => Promise<readonly StoredBlock[]> {
  const api = useApi()
  const t = useTexts(builderTexts)
  return async (blocks, language) => {
    const pages = await api.call(contentEndpoints.sites.overview, {})
    if (!pages.ok) return blocks
    const known = pages.value.filter(({ state }) => state !== 'trashed')
    const found = linksIn(blocks, language, known, newKey)
    const name = t.language[language]
    if (found.changed > 0) notify(t.block.linksChanged(found.changed, name), 'done', undefined, 'links-changed')
    if (found.left.length > 0)
      notify(t.block.linksForeign(found.left.join(', '), name), 'look', undefined, 'links-foreign')
    return found.blocks
  }
}
