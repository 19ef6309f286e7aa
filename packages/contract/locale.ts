import * as z from 'zod'

/** The languages of the product; the first is the default and the fallback (specification §9). */
export const locales = ['de', 'en'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
export const defaultLocale: Locale = 'de'
