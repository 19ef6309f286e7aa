import type { Locale } from '#contract/locale.ts'
import type { PublicDonatee } from '../contract.ts'

/** Returns name and description of an organisation in the page's language. A missing English text is replaced by the German one. */
export const wordsOf = (donatee: PublicDonatee, locale: Locale): { name: string; description: string } => {
  const own = locale === 'en' ? donatee.translations.en : undefined
  return { name: own?.name || donatee.name, description: own?.description || donatee.description }
}
