import type { Api } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Entity, FieldName, FieldValue } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import type { EntityWords } from '#i18n/editors/entity-words.ts'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { FieldComponent } from './field-props.ts'
import type { Problem } from './problems.ts'
import type { FormValues, StoredOf, Values } from './record.ts'

/** Props of a component that reads the values of a form and is shown next to or above the form. */
export interface FormView<E extends Entity = Entity> {
  values: FormValues<E>
  /** Undefined while a new record is being created. */
  record: StoredOf<E> | undefined
  set: <K extends FieldName<E>>(name: K, value: FormValues<E>[K]) => void
}

/** Props of a component that replaces a section. `field` draws one field as the form does. */
export interface SectionView<E extends Entity = Entity> extends FormView<E> {
  field: (name: FieldName<E>) => ReactNode
}

/** A change of a stored record: the values that the form loaded (`before`) and the values to save (`after`). */
export interface RecordChange<E extends Entity = Entity> {
  record: StoredOf<E>
  before: FormValues<E>
  after: FormValues<E>
}

/** A warning to show before a change is saved. The user may still save. */
export interface SaveWarning {
  title: string
  text: ReactNode
  details?: ReactNode
}

/**
 * List and form of one entity. They are derived from the entity's declaration; the fields below add parts or replace them. `E` is the entity:
 * only the fields of this entity can be used. `S` are the sections that have a title among the entity's texts.
 */
export interface Editor<E extends Entity, S extends string> {
  entity: E
  calls: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'remove', Endpoint>>
  /** Path below /backend: '/produkte'. */
  path: string
  icon: Icon
  words: (locale: Locale) => EntityWords
  nameOf: (record: FormValues<E>) => string
  /**
   * The sections in the order of the form, with icons for the list of sections. Sections that are not named here come after the named ones.
   */
  sections?: readonly { name: S; icon?: Icon }[]
  /**
   * Section of a field, if it differs from the declaration. '' removes the field from the form. A function can choose the section for each record.
   */
  placed?: Placement<E, S>
  /** Fields that come first in the form, if the order of the form differs from the declaration. */
  order?: readonly FieldName<E>[]
  /** Returns false if the field does not apply to this record and is not shown. */
  isShown?: (name: FieldName<E>, values: FormValues<E>) => boolean
  /** Components that replace the default controls of fields, by the name of the field. */
  overrides?: { readonly [K in FieldName<E>]?: FieldComponent }
  /**
   * Fields with an English text that stay outside the language tabs, such as a city, which belongs to its address. Only the English tab shows
   * the English text. If this text is empty, it does not count as missing, because most cities have one name.
   */
  outsideTabs?: readonly FieldName<E>[]
  /** Short fields that take half the width, two in a row. */
  halves?: readonly FieldName<E>[]
  /**
   * Layout of the sections. `scroll`: all sections in one column next to a list of sections. `list`: one section at a time next to that
   * list. `tabs`: one section at a time below tabs, for sections that need the whole width. A form with only one section uses none of these
   * layouts: it is a single framed box.
   */
  layout?: 'scroll' | 'list' | 'tabs'
  /** Fields that the list can be filtered by, one value at a time. */
  filters?: readonly FieldName<E>[]
  /** Saves the sort order of records after dragging. Only available while the list is in its default order. */
  reorder?: Endpoint
  /** Actions for many selected records. Rows can be selected only if there are such actions. */
  many?: ComponentType<{ records: readonly StoredOf<E>[]; onDone: () => void }>
  /** Actions in the head of the list. */
  listActions?: ComponentType
  /** Columns that are hidden if the list is too narrow, the least important first. Their values then appear below the name. */
  lesserColumns?: readonly FieldName<E>[]
  /** Components that replace the default cells of the list, by the name of the field. */
  cells?: { readonly [K in FieldName<E>]?: ComponentType<{ value: FieldValue<E, K>; record: StoredOf<E> }> }
  /** Values of a new record in addition to the declaration's defaults. */
  start?: FormValues<E>
  badges?: ComponentType<FormView<E>>
  /** A note about a stored record, above its fields. */
  notice?: ComponentType<FormView<E>>
  /** Preview or test panel next to the form. */
  aside?: ComponentType<FormView<E>>
  /** Replaces the whole section instead of single fields. It may still draw fields with `field(name)`. */
  bodies?: { readonly [K in S]?: ComponentType<SectionView<E>> }
  /** Actions in the head of a stored record. */
  actions?: ComponentType<{ record: StoredOf<E> }>
  /**
   * Buttons in the message that is shown after a new record was created. `typed` are the values of the form, including write-only fields.
   */
  offerAfterCreate?: (record: StoredOf<E>, typed: FormValues<E>) => ReactNode
  /** Checks rules that concern several fields, in addition to the declaration. */
  check?: (values: FormValues<E>, locale: Locale) => readonly ProblemOf<E>[]
  /** Reason why saving is impossible although every field is valid, for example because two rules contradict each other. */
  blocked?: (values: FormValues<E>, locale: Locale) => ReactNode
  /** Called before a stored record is saved. Returns a warning about consequences that the form does not show, or undefined. */
  warnBeforeSave?: (change: RecordChange<E>, at: { api: Api; locale: Locale }) => Promise<SaveWarning | undefined>
  /** Stores unsaved values on this device until they are saved. Not set for entities with personal data. */
  keepsDrafts?: boolean
  /**
   * Deleted records are moved to a trash and can be restored. `put` expects `{ kind, ids }`, where `kind` is the entity's name; it also moves
   * records that are in use. `uses` expects `{ kind, id }` and lists the places that use a record. `path` is the screen of the trash. `note` says
   * what else is deleted with a record.
   */
  trash?: { put: Endpoint; uses: Endpoint; path: string; note?: (locale: Locale) => string }
  /** True if users cannot create or remove records. */
  isFixed?: boolean
}

type Placement<E extends Entity, S extends string> =
  | { readonly [K in FieldName<E>]?: S | '' }
  | ((name: FieldName<E>, values: FormValues<E>) => S | '' | undefined)

/** A problem with a field of `E`, or with a part of it ('parts.0.name'). */
export type ProblemOf<E extends Entity> = Problem & { path: FieldName<E> | `${FieldName<E>}.${string}` }

/**
 * An editor of any entity, for lists of editors and for the generated screens. Its functions and components still expect records of their own
 * entity. That is safe: a screen passes to an editor only records that the editor's own calls have loaded.
 */
export type AnyEditor = Editor<Entity, string>

/**
 * An editor as its module declares it. Path and icon are missing, because they are in the module's manifest (`EditorPlace` in
 * editor-screens.tsx).
 */
export type DeclaredEditor = Omit<AnyEditor, 'path' | 'icon'>

/**
 * Declares an editor. The compiler checks names of fields against the entity, and names of sections against the titles in its texts. Every
 * field needs a label in these texts.
 */
export function editorOf<E extends Entity, W extends EntityWords & { fields: Readonly<Record<FieldName<E>, string>> }>(
  entity: E,
  declared: { words: (locale: Locale) => W } & Omit<
    Editor<E, keyof W['sections'] & string>,
    'entity' | 'words' | 'path' | 'icon'
  >,
): DeclaredEditor {
  return { entity, ...declared } as unknown as DeclaredEditor
}

export const fieldId = (name: string): string => `f-${name}`

/** Heading of a column: its own text, or if there is none, the label of its field. */
export const headingOf = (words: EntityWords, name: string): string => words.columns?.[name] ?? labelOf(words, name)

/** Label of a field. If its text is missing, returns the name of the field; a test reports such fields. */
export const labelOf = (words: EntityWords, name: string): string => words.fields[name] ?? name

/** Sections of the form in order, each with the fields that it contains for the current `values`. */
export function sectionsOf(
  editor: DeclaredEditor,
  values: Values,
): { name: string; icon: Icon | undefined; fields: string[] }[] {
  const order = new Map<string, string[]>((editor.sections ?? []).map(({ name }) => [name, []]))
  const front = editor.order ?? []
  for (const name of new Set([...front, ...Object.keys(editor.entity.fields)])) {
    const field = editor.entity.fields[name]
    if (!field || field.readOnly || editor.isShown?.(name, values) === false) continue
    const section = placeOf(editor, name, values) ?? field.section ?? 'general'
    if (section === '') continue
    order.set(section, [...(order.get(section) ?? []), name])
  }
  return [...order]
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => ({ name, fields, icon: editor.sections?.find((one) => one.name === name)?.icon }))
}

function placeOf({ placed }: DeclaredEditor, name: string, values: Values): string | undefined {
  return typeof placed === 'function' ? placed(name, values) : placed?.[name]
}
