import type { Locale } from '#contract/locale.ts'

/** A product as far as its languages go (docs/adr/0011-products-in-two-languages.md). */
export interface TranslatedProduct {
  readonly name: string
  readonly translations: { readonly en?: { readonly name?: string | undefined } | undefined }
}

/** A vehicle offered in this language: without a language of its own in every one (specification §2, Vehicles section). */
export const isVehicleIn = (
  product: { readonly type: string; readonly content: { readonly language?: Locale | undefined } },
  locale: Locale,
): boolean => product.type === 'vehicle' && (product.content.language ?? locale) === locale

/** The name in the language; the German one where no other was written. */
export const vehicleName = (product: TranslatedProduct, locale: Locale): string =>
  (locale === 'en' && product.translations.en?.name) || product.name
