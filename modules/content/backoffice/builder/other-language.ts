import type { Api } from '#contract/client.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { newKey } from '#ui/new-key.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { picturesOf, withAltTexts } from '../../rules/blocks/alt-texts.ts'
import { copyOf } from './blocks-edit.ts'

/** Copies blocks for the same page in another language. Each picture in them gets its alternative text in that language from the media library. */
export async function copiesIn(
  api: Pick<Api, 'call'>,
  blocks: readonly StoredBlock[],
  language: 'de' | 'en',
): Promise<StoredBlock[]> {
  const texts = new Map<string, string>()
  await Promise.all(
    picturesOf(blocks).map(async (id) => {
      // This call fails for a drawing of a theme, because such a drawing is not in the library. Its alternative text is then empty.
      const found = await api.call(mediaEndpoints.getImage, { params: { id } })
      if (found.ok) texts.set(id, language === 'en' ? found.value.altEn : found.value.alt)
    }),
  )
  return withAltTexts(blocks, (id) => texts.get(id) ?? '', newKey).map(copyOf)
}
