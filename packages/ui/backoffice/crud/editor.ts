import type { Api } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Entity } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import type { EntityWords } from '#i18n/editors/entity-words.ts'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { CellComponent, FieldComponent } from './field-props.ts'
import type { Problem } from './problems.ts'
import type { StoredRecord, Values } from './record.ts'

/** What stands beside or above a form and looks at what is typed. */
export interface FormView {
  values: Values
  /** Undefined while a new record is being made. */
  record: StoredRecord | undefined
  set: (name: string, value: unknown) => void
}

/** A stored record as it was loaded and as it is to be saved. */
export interface RecordChange {
  record: StoredRecord
  before: Values
  after: Values
}

/** What somebody must know before a change is saved. They may save all the same. */
export interface SaveWarning {
  title: string
  text: ReactNode
  details?: ReactNode
}

/** List and form of one entity: everything follows from its declaration, and every part can be replaced. */
export interface Editor {
  entity: Entity
  calls: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'remove', Endpoint>>
  /** Below /backend: '/produkte'. */
  path: string
  icon: Icon
  words: (locale: Locale) => EntityWords
  nameOf: (record: Values) => string
  /** Sections in this order with their icons; one without an icon stands in no list. Unnamed ones follow. */
  sections?: readonly { name: string; icon?: Icon }[]
  /** Section of a field other than declared; '' keeps it out of the form. */
  placed?: (name: string, values: Values) => string | undefined
  /** Fields in front of the others, where the declaration's order is not that of the form. */
  order?: readonly string[]
  /** Fields that make no sense for this record stay away. */
  isShown?: (name: string, values: Values) => boolean
  /** Hand-written controls by field. */
  overrides?: Readonly<Record<string, FieldComponent>>
  /** Short fields that take half the width, two beside each other. */
  halves?: readonly string[]
  /**
   * How sections stand: all in one column with a list beside it, one at a time with that list, or one at a time below tabs where a section
   * needs the whole width. A form with one section is a card.
   */
  layout?: 'scroll' | 'list' | 'tabs'
  /** Fields that the list can be narrowed by, one value at a time. */
  filters?: readonly string[]
  /** Keeps the order that records are dragged into, while the list stands in its usual order. */
  reorder?: Endpoint
  /** What can be done with many chosen records; rows can be chosen only where this is. */
  many?: ComponentType<{ records: readonly StoredRecord[]; onDone: () => void }>
  /** Actions in the head of the list. */
  listActions?: ComponentType
  /** Columns that go first where there is no room for all, the least one in front; their values then stand below the name. */
  lesserColumns?: readonly string[]
  cells?: Readonly<Record<string, CellComponent>>
  /** Values of a new record beyond the declaration's defaults. */
  start?: Values
  badges?: ComponentType<FormView>
  /** What somebody must know about a stored record, above its fields. */
  notice?: ComponentType<FormView>
  /** Preview or probe beside the form. */
  aside?: ComponentType<FormView>
  /** Stands for the whole section instead of its fields one by one; keeps `field(name)` for those it places itself. */
  bodies?: Readonly<Record<string, ComponentType<FormView & { field: (name: string) => ReactNode }>>>
  /** Actions in the head of a stored record. */
  actions?: ComponentType<{ record: StoredRecord }>
  /** What to offer in the message that a new record was made; `typed` is what the form held, with fields that are only sent. */
  offerAfterCreate?: (record: StoredRecord, typed: Values) => ReactNode
  /** Rules over several fields, beyond the declaration. */
  check?: (values: Values, locale: Locale) => readonly Problem[]
  /** Reason why nothing can be saved although every field is fine: two rules contradict each other (design, 08). */
  blocked?: (values: Values, locale: Locale) => ReactNode
  /** Looked up before a stored record is saved: consequences that the form itself does not show. Undefined: nothing to tell. */
  warnBeforeSave?: (change: RecordChange, at: { api: Api; locale: Locale }) => Promise<SaveWarning | undefined>
  /** Keeps what is typed on this device until it is saved. Off where others' data would stay behind. */
  keepsDrafts?: boolean
  /** No second one may be made or removed by hand. */
  isFixed?: boolean
}

export const fieldId = (name: string): string => `f-${name}`

/** Label of a field; its name where a text is missing (the check fails then). */
export const labelOf = (words: EntityWords, name: string): string => words.fields[name] ?? name

/** Sections of the form in order, with the fields that each holds now. */
export function sectionsOf(
  editor: Editor,
  values: Values,
): { name: string; icon: Icon | undefined; fields: string[] }[] {
  const order = new Map<string, string[]>((editor.sections ?? []).map(({ name }) => [name, []]))
  const front = editor.order ?? []
  for (const name of new Set([...front, ...Object.keys(editor.entity.fields)])) {
    const field = editor.entity.fields[name]
    if (!field || field.readOnly || editor.isShown?.(name, values) === false) continue
    const section = editor.placed?.(name, values) ?? field.section ?? 'general'
    if (section === '') continue
    order.set(section, [...(order.get(section) ?? []), name])
  }
  return [...order]
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => ({ name, fields, icon: editor.sections?.find((one) => one.name === name)?.icon }))
}
