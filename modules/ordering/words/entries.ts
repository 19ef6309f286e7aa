import type { Locale } from '#contract/locale.ts'

/** Colour (`tone`) and text of a timeline entry that another module writes. */
export interface WrittenEntry {
  tone: '' | 'new' | 'prog' | 'way' | 'ok' | 'alarm'
  de: string
  en: string
}

/** All timeline entries of one module. The key is the name of the entry. */
export type WrittenEntries = Readonly<Record<string, WrittenEntry>>

/**
 * Returns the labels that the audit trail shows for these timeline entries. In the audit trail their names begin with 'order.', for example
 * 'order.sms'.
 */
export const loggedEntries = (entries: WrittenEntries, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([name, words]) => [`order.${name}`, words[locale]]))
