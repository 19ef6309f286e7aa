import type { Locale } from '#contract/locale.ts'

/** A timeline entry that another module writes: its colour (`tone`) and its text for staff. */
export interface WrittenEntry {
  tone: '' | 'new' | 'prog' | 'way' | 'ok' | 'alarm'
  de: string
  en: string
}

/** The texts of a module's timeline entries, by the entry's name. */
export type WrittenEntries = Readonly<Record<string, WrittenEntry>>

/** The labels of the same entries in the audit trail, whose names begin with 'order.': 'order.sms'. */
export const loggedEntries = (entries: WrittenEntries, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([name, words]) => [`order.${name}`, words[locale]]))
