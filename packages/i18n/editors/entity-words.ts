/** The texts of an entity for its generated list and form. */
export interface EntityWords {
  readonly one: string
  readonly many: string
  readonly count: (n: number) => string
  readonly create: string
  readonly search: string
  readonly emptyTitle: string
  /** One sentence: what the entity is for. */
  readonly emptyText: string
  readonly noneTitle: string
  /** The text of the specification where it has one (§8). */
  readonly loadFailed: string
  readonly saveFailed: string
  readonly fields: Readonly<Record<string, string>>
  /** Heading of a column where it is not the name of its field, by field. */
  readonly columns?: Readonly<Record<string, string>>
  /** A sentence below the field, by field. */
  readonly help: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<string, string>>
  /** Words of the values of a select, by field. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}
