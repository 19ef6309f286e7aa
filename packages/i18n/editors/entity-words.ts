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
