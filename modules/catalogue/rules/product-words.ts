import type { Locale } from '#contract/locale.ts'

/** Any record with a German name and possibly an English one: products, categories, tags (docs/adr/0011-products-in-two-languages.md). */
export interface NamedRecord {
  readonly name: string
  readonly translations: { readonly en?: { readonly name?: string | undefined } | undefined }
}

/** The translated part of a product. Keys of its parts are '<step id>' and '<step id>.<option id>'; keys of their notes are made by `noteKey`. */
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

/** The part of a product with the texts of its steps. */
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
    }[]
  }[]
}

/** Whether a vehicle is offered in this language. A vehicle without a language is offered in all (specification §2, Vehicles section). */
export const isVehicleIn = (
  product: { readonly type: string; readonly content: { readonly language?: Locale | undefined } },
  locale: Locale,
): boolean => product.type === 'vehicle' && (product.content.language ?? locale) === locale

/** The name of a product, category or tag in a language; the German one if there is no other. */
export const productName = (named: NamedRecord, locale: Locale): string =>
  (locale === 'en' && named.translations.en?.name) || named.name

export const productDescription = (
  product: TranslatedProduct & { readonly description: string },
  locale: Locale,
): string => (locale === 'en' && product.translations.en?.description) || product.description

/** A step's name in a language; the id for an unknown step. */
export const stepName = (product: TranslatedSteps, stepId: string, locale: Locale): string =>
  (locale === 'en' && product.translations.en?.parts?.[stepId]) ||
  product.parts.find(({ id }) => id === stepId)?.name ||
  stepId

/** An option's name in a language; the key '<step id>.<option id>' for an unknown option. */
export function optionName(product: TranslatedSteps, stepId: string, optionId: string, locale: Locale): string {
  const key = `${stepId}.${optionId}`
  const step = product.parts.find(({ id }) => id === stepId)
  const german = step?.options.find(({ id }) => id === optionId)?.name
  return (locale === 'en' && product.translations.en?.parts?.[key]) || german || key
}

/** Key of the English note of a step or option. No id contains `#`, so it is unique. */
export const noteKey = (key: string): string => `${key}#description`

/** The note below the name of a step or option; the German one if there is no other. */
export function stepNote(product: TranslatedSteps, stepId: string, locale: Locale, optionId?: string): string {
  const step = product.parts.find(({ id }) => id === stepId)
  const german = optionId === undefined ? step : step?.options.find(({ id }) => id === optionId)
  const key = noteKey(optionId === undefined ? stepId : `${stepId}.${optionId}`)
  return (german?.description && locale === 'en' && product.translations.en?.parts?.[key]) || german?.description || ''
}
