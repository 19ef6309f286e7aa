import type { Locale } from '#contract/locale.ts'
import type { TranslatedSteps } from './product-words.ts'

/** The key of the English description of a step or option. Ids contain no `#`, so this key is different from all other keys. */
export const noteKey = (key: string): string => `${key}#description`

/** The description below the name of a step or option, in a language. If there is no English description, the German description is used. */
export function stepNote(product: TranslatedSteps, stepId: string, locale: Locale, optionId?: string): string {
  const step = product.parts.find(({ id }) => id === stepId)
  const german = optionId === undefined ? step : step?.options.find(({ id }) => id === optionId)
  const key = noteKey(optionId === undefined ? stepId : `${stepId}.${optionId}`)
  return (german?.description && locale === 'en' && product.translations.en?.parts?.[key]) || german?.description || ''
}
