import { blockTexts, textOf } from '#modules/content/words/blocks.ts'
import type { Locale } from '#contract/locale.ts'
import type { Suggestion } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'

/** The name of a text, made of the names in the page editor: 'Titelbild · Überschrift'. */
export function placeName({ path, steps }: Pick<Suggestion, 'path' | 'steps'>, locale: Locale): string {
  const own = aiTexts(locale).page[path]
  if (own) return own
  const names = blockTexts(locale)
  return steps
    .map(({ kind, name }) =>
      textOf(kind === 'block' ? names.types : kind === 'item' ? names.items : names.fields, name),
    )
    .join(' · ')
}
