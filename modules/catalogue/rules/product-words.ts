import type { Locale } from '#contract/locale.ts'

/** A record with a German name and possibly an English one: a product, category or tag (docs/adr/0011-products-in-two-languages.md). */
export interface NamedRecord {
  readonly name: string
  readonly translations: { readonly en?: { readonly name?: string | undefined } | undefined }
}

/**
 * The translations of a product. In `parts`, the keys '<step id>' and '<step id>.<option id>' are for names. The keys for descriptions are
 * made by `noteKey`, the keys for questions by `questionKey`.
 */
export interface TranslatedProduct extends NamedRecord {
  readonly translations: {
    readonly en?:
      | {
          readonly name?: string | undefined
          readonly description?: string | undefined
          readonly parts?: Readonly<Record<string, string>> | undefined
        }
      | undefined
  }
}

/** The texts of a product's steps (questions to the guest). */
export interface TranslatedSteps {
  readonly translations: TranslatedProduct['translations']
  readonly parts: readonly {
    readonly id: string
    readonly name: string
    readonly description?: string | undefined
    readonly options: readonly {
      readonly id: string
      readonly name: string
      readonly description?: string | undefined
      readonly question?: string | undefined
    }[]
  }[]
}

/**
 * Whether a product is a vehicle that is offered in this language. A vehicle without a language is offered in all languages (specification §2,
 * Vehicles section).
 */
export const isVehicleIn = (
  product: { readonly type: string; readonly content: { readonly language?: Locale | undefined } },
  locale: Locale,
): boolean => product.type === 'vehicle' && (product.content.language ?? locale) === locale

/** The name of a product, category or tag in a language. If there is no English name, the German name is used. */
export const productName = (named: NamedRecord, locale: Locale): string =>
  (locale === 'en' && named.translations.en?.name) || named.name

export const productDescription = (
  product: TranslatedProduct & { readonly description: string },
  locale: Locale,
): string => (locale === 'en' && product.translations.en?.description) || product.description

type Translated = Pick<TranslatedSteps, 'translations'>
const english = ({ translations }: Translated, key: string, locale: Locale): string | undefined =>
  locale === 'en' ? translations.en?.parts?.[key] : undefined

/** The name of a step (question of a product) in a language. If there is no such step, `stepId` is returned. */
export const stepName = (product: TranslatedSteps, stepId: string, locale: Locale): string =>
  english(product, stepId, locale) || product.parts.find(({ id }) => id === stepId)?.name || stepId

/** The name of an option of a step, in a language. If there is no such option, the key '<step id>.<option id>' is returned. */
export function optionName(product: TranslatedSteps, stepId: string, optionId: string, locale: Locale): string {
  const key = `${stepId}.${optionId}`
  const step = product.parts.find(({ id }) => id === stepId)
  return english(product, key, locale) || step?.options.find(({ id }) => id === optionId)?.name || key
}

/** The key of the English question of an option. `key` is '<step id>.<option id>'. */
export const questionKey = (key: string): string => `${key}#question`

/**
 * The question of an option, in a language. `key`: '<step id>.<option id>'. Empty: the option asks nothing. If there is no English question, the
 * German question is used.
 */
export const optionQuestion = (
  product: Translated,
  key: string,
  { question = '' }: { readonly question?: string | undefined },
  locale: Locale,
): string => (question && english(product, questionKey(key), locale)) || question
