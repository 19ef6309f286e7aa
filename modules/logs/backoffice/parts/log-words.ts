import type { Locale } from '#contract/locale.ts'
import { slot } from '#ui/backoffice/slots.tsx'

/** The name of a kind of record that has no editor, and where such a record is opened. */
interface LoggedRecord {
  one: (locale: Locale) => string
  /** Address of a record's screen; without it the record cannot be opened. */
  to?: (id: string) => string
  /** Names of the record's fields. */
  fields?: (locale: Locale) => Readonly<Record<string, string>>
}

/** The texts with which a module names its records and actions in the log. */
export interface LogWords {
  /** The records, by name of the entity. Records with an editor need no entry here. */
  records?: Readonly<Record<string, LoggedRecord>>
  /** The labels of the actions. The actions of every entity (create, update, delete) need no entry here. */
  actions?: (locale: Locale) => Readonly<Record<string, string>>
}

/** Each module fills this slot with the texts of its own actions. */
export const logWords = slot<LogWords>('logs.words')
