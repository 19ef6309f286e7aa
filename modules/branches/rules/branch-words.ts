import type { Locale } from '#contract/locale.ts'

/** The texts of a branch: German in the fields, English in `translations`. */
interface TranslatedBranch {
  readonly description: string
  readonly closedMessage: string
  readonly city: string
  readonly translations: {
    readonly en?:
      | {
          readonly description?: string | undefined
          readonly closedMessage?: string | undefined
          readonly city?: string | undefined
        }
      | undefined
  }
}

/** The values that `branchCity` reads: the city, and its English name if it has one. */
export type NamedCity = Pick<TranslatedBranch, 'city' | 'translations'>

/** The description in the visitor's language, or in German if the English text is missing (specification §9: fallback). */
export const branchDescription = (
  { description, translations }: Pick<TranslatedBranch, 'description' | 'translations'>,
  locale: Locale,
): string => (locale === 'en' && translations.en?.description) || description

/** The branch's own text for closed hours; empty if the branch has no such text. */
export const branchClosedMessage = (
  { closedMessage, translations }: Pick<TranslatedBranch, 'closedMessage' | 'translations'>,
  locale: Locale,
): string => (locale === 'en' && translations.en?.closedMessage) || closedMessage

/**
 * The name of the branch's city on pages of the site: 'München', in English 'Munich'. Everywhere else `city` is used, because it belongs to
 * the postal address (docs/rules/content.md, Addresses).
 */
export const branchCity = ({ city, translations }: NamedCity, locale: Locale): string =>
  (locale === 'en' && translations.en?.city) || city
