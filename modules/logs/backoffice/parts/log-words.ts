import type { Locale } from '#contract/locale.ts'
import { slot } from '#ui/backoffice/slots.tsx'

/** One value of a record in an entry. `variant`: the variant of the record, if it is known (contract.ts). */
export interface LoggedValue {
  locale: Locale
  field: string
  values: Readonly<Record<string, unknown>>
  variant?: string | undefined
}

/** A kind of record for which no module has an editor (edit screen): its name, and the screen that shows it. */
interface LoggedRecord {
  one: (locale: Locale, variant?: string) => string
  /** The address of the screen that shows the record. Left out: the record cannot be opened. */
  to?: (id: string) => string
  /** The names of the record's fields. */
  fields?: (locale: Locale) => Readonly<Record<string, string>>
  /**
   * The text for the value of a field. `values`: all values before the action, or all values after it. Undefined: the value is shown as it
   * is stored.
   */
  value?: (about: LoggedValue) => string | undefined
}

/** How a module names its records and actions in the audit trail. */
export interface LogWords {
  /**
   * Names and screens of records. The keys are names of entities, for example 'product'. Needed only for records without an editor (edit
   * screen), because an editor already names its records.
   */
  records?: Readonly<Record<string, LoggedRecord>>
  /**
   * Texts for actions. The keys are names of actions, for example 'order.confirm', or of an action and its mark: 'order.kitchen.done'. Not
   * needed for create, update and delete.
   */
  actions?: (locale: Locale, variant?: string) => Readonly<Record<string, string>>
}

/** In this slot each module puts the names of its own records and actions, as the audit trail shows them. */
export const logWords = slot<LogWords>('logs.words')
