import type { Locale } from '#contract/locale.ts'
import type { PublicDonatee } from '../contract.ts'

/** Name and description in the page's language. If the English text is missing, the German one is used. */
export const wordsOf = (donatee: PublicDonatee, locale: Locale): { name: string; description: string } => {
  const own = locale === 'en' ? donatee.translations.en : undefined
  return { name: own?.name || donatee.name, description: own?.description || donatee.description }
}
