/** The texts of an entity for its generated list and form. */
export interface EntityWords {
  readonly one: string
  readonly many: string
  readonly count: (n: number) => string
  readonly create: string
  readonly search: string
  readonly emptyTitle: string
  /** One sentence about the purpose of the entity. */
  readonly emptyText: string
  readonly noneTitle: string
  /**
   * The title of the page that is shown if the list or a record could not be loaded. If §8 of the specification has a text for this title,
   * that text is used.
   */
  readonly loadFailed: string
  readonly saveFailed: string
  readonly fields: Readonly<Record<string, string>>
  /** Headings of columns that differ from the names of their fields, by field. */
  readonly columns?: Readonly<Record<string, string>>
  /**
   * Texts for boolean fields, by field: 'Ausgeschaltet'. A list shows the text if the value differs from the default of the field. For the
   * default value a list shows nothing.
   */
  readonly exceptions?: Readonly<Record<string, string>>
  /** The help sentence below a field, by field. */
  readonly help: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<string, string>>
  /** Labels of the values of a select, by field. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}
