import type { Api } from '#contract/client.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { newKey } from '#ui/new-key.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { picturesOf, withAltTexts } from '../../rules/blocks/alt-texts.ts'
import { copyOf } from './blocks-edit.ts'

/** Copies of blocks for a page in another language. Pictures have the alternative texts that the library has in that language. */
export async function copiesIn(
  api: Pick<Api, 'call'>,
  blocks: readonly StoredBlock[],
  language: 'de' | 'en',
): Promise<StoredBlock[]> {
  const texts = new Map<string, string>()
  await Promise.all(
    picturesOf(blocks).map(async (id) => {
      // Drawings that come with the product are not in the library. The call fails for them, and they get no text.
      const found = await api.call(mediaEndpoints.getImage, { params: { id } })
      if (found.ok) texts.set(id, language === 'en' ? found.value.altEn : found.value.alt)
    }),
  )
  return withAltTexts(blocks, (id) => texts.get(id) ?? '', newKey).map(copyOf)
}
