import type { Locale } from '#contract/locale.ts'

/** A branch as far as its words go: German in the fields, English in `translations`. */
export interface TranslatedBranch {
  readonly description: string
  readonly closedMessage: string
  readonly translations: {
    readonly en?: { readonly description?: string | undefined; readonly closedMessage?: string | undefined } | undefined
  }
}

/** In the visitor's language; German stands in where English is missing (specification §9: fallback). */
export const branchDescription = (
  { description, translations }: Pick<TranslatedBranch, 'description' | 'translations'>,
  locale: Locale,
): string => (locale === 'en' && translations.en?.description) || description

/** What the branch says while it is closed; empty where it says nothing of its own. */
export const branchClosedMessage = (
  { closedMessage, translations }: Pick<TranslatedBranch, 'closedMessage' | 'translations'>,
  locale: Locale,
): string => (locale === 'en' && translations.en?.closedMessage) || closedMessage
