import type { Locale } from '#contract/locale.ts'

/** The language of the document. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'de')
