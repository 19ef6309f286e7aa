import type { Locale } from '#contract/locale.ts'

/** An entry of the timeline that another module writes: its colour and its words for staff. */
export interface WrittenEntry {
  tone: '' | 'new' | 'prog' | 'way' | 'ok' | 'alarm'
  de: string
  en: string
}

/** By name of the entry. */
export type WrittenEntries = Readonly<Record<string, WrittenEntry>>

/** The same entries as actions of the audit trail: 'order.sms'. */
export const loggedEntries = (entries: WrittenEntries, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([name, words]) => [`order.${name}`, words[locale]]))
