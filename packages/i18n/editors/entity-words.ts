import type { Locale } from '#contract/locale.ts'
import { messages, type SameKeys, type Texts } from '../messages.ts'

/**
 * The names of an entity. The frame of the back office needs them before it loads the editor of the entity: for the navigation, the command
 * palette and the audit trail.
 */
export type EntityNames = Pick<EntityWords, 'one' | 'many'>

/** The texts of an entity for its generated list and form. */
export interface EntityWords {
  readonly one: string
  readonly many: string
  readonly count: (n: number) => string
  readonly create: string
  readonly search: string
  readonly emptyTitle: string
  /** One sentence about the purpose of the entity. It is shown while the list has no records. */
  readonly emptyText: string
  readonly noneTitle: string
  /**
   * The title of the page that is shown if the list or a record could not be loaded. If §8 of the specification has a text for this title,
   * that text is used.
   */
  readonly loadFailed: string
  readonly saveFailed: string
  readonly fields: Readonly<Record<string, string>>
  /** Column headings, by the name of the field. Only for columns whose heading differs from the label of the field. */
  readonly columns?: Readonly<Record<string, string>>
  /**
   * Texts for boolean fields, by the name of the field, for example 'Ausgeschaltet' (switched off). A list shows the text if the value
   * differs from the default of the field. For the default value a list shows nothing.
   */
  readonly exceptions?: Readonly<Record<string, string>>
  /** Sentences that the form shows below its fields, by the name of the field. */
  readonly help: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<string, string>>
  /** Labels of the options of select fields, by the name of the field and the value of the option. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * The texts of an entity for its editor: its names, which are in `titles.ts` of the module, and all other texts in both languages. For each
 * language there is one object, which is always the same.
 */
export function entityMessages<N extends EntityNames, M extends Texts>(
  names: (locale: Locale) => N,
  de: M,
  en: SameKeys<M>,
): (locale: Locale) => N & SameKeys<M> {
  const others = messages(de, en)
  const joined = { de: { ...names('de'), ...others('de') }, en: { ...names('en'), ...others('en') } }
  return (locale) => joined[locale]
}
