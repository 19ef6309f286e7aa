/** What a generated list and form need to say about one entity. */
export interface EntityWords {
  readonly one: string
  readonly many: string
  readonly count: (n: number) => string
  readonly create: string
  readonly search: string
  readonly emptyTitle: string
  /** What it is for, in one sentence. */
  readonly emptyText: string
  readonly noneTitle: string
  /** The specification's text where it names one (§8). */
  readonly loadFailed: string
  readonly saveFailed: string
  readonly fields: Readonly<Record<string, string>>
  /** Sentence below a field. */
  readonly help: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<string, string>>
  /** Words of the values of a select, by field. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}
