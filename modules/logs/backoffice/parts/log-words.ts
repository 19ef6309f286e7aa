import type { Locale } from '#contract/locale.ts'
import { slot } from '#ui/backoffice/slots.tsx'

/** What a kind of record that has no editor is called, and where one is opened. */
interface LoggedRecord {
  one: (locale: Locale) => string
  /** Address of a record's screen; without it the record cannot be opened. */
  to?: (id: string) => string
  /** Names of its fields. */
  fields?: (locale: Locale) => Readonly<Record<string, string>>
}

/** How a module names in the log what it writes into the audit trail. */
export interface LogWords {
  /** By name of the entity. Records with an editor are known without this. */
  records?: Readonly<Record<string, LoggedRecord>>
  /** By action. What crud writes (create, update, delete) is known without this. */
  actions?: (locale: Locale) => Readonly<Record<string, string>>
}

/** Each module fills this slot with the words of its own actions. */
export const logWords = slot<LogWords>('logs.words')
