import * as z from 'zod'

/** Languages offered; the first is default and fallback (specification §9). */
export const locales = ['de', 'en'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
export const defaultLocale: Locale = 'de'
