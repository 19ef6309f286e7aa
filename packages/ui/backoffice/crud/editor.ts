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

/** Props of a component beside or above a form that reads what is typed. */
export interface FormView<E extends Entity = Entity> {
  values: FormValues<E>
  /** Undefined while a new record is being created. */
  record: StoredOf<E> | undefined
  set: <K extends FieldName<E>>(name: K, value: FormValues<E>[K]) => void
}

/** The same for a component that replaces a section. `field` draws one field as the form would. */
export interface SectionView<E extends Entity = Entity> extends FormView<E> {
  field: (name: FieldName<E>) => ReactNode
}

/** A stored record as it was loaded, and as it will be saved. */
export interface RecordChange<E extends Entity = Entity> {
  record: StoredOf<E>
  before: FormValues<E>
  after: FormValues<E>
}

/** A warning to show before a change is saved. The user may save all the same. */
export interface SaveWarning {
  title: string
  text: ReactNode
  details?: ReactNode
}

/**
 * List and form of one entity. Everything is derived from the entity's declaration, and every part can be replaced. `E` is the entity:
 * only its fields may be named. `S` are the sections that have a title among the entity's texts.
 */
export interface Editor<E extends Entity, S extends string> {
  entity: E
  calls: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'remove', Endpoint>>
  /** Below /backend: '/produkte'. */
  path: string
  icon: Icon
  words: (locale: Locale) => EntityWords
  nameOf: (record: FormValues<E>) => string
  /** Sections in this order with their icons. A section without an icon is not listed. Sections that are not named follow. */
  sections?: readonly { name: S; icon?: Icon }[]
  /**
   * Section of a field where it differs from the declaration. '' keeps the field out of the form. A function where it depends on the
   * record.
   */
  placed?: Placement<E, S>
  /** Fields that come first, where the form's order differs from that of the declaration. */
  order?: readonly FieldName<E>[]
  /** False: the field makes no sense for this record and is not shown. */
  isShown?: (name: FieldName<E>, values: FormValues<E>) => boolean
  /** Hand-written controls by field. */
  overrides?: { readonly [K in FieldName<E>]?: FieldComponent }
  /** Short fields that take half the width, two in a row. */
  halves?: readonly FieldName<E>[]
  /**
   * Layout of the sections: all in one column with a list beside it; or one at a time with that list; or one at a time below tabs, where a
   * section needs the whole width. A form with one section is a card.
   */
  layout?: 'scroll' | 'list' | 'tabs'
  /** Fields that the list can be filtered by, one value at a time. */
  filters?: readonly FieldName<E>[]
  /** Saves the order that records are dragged into. Works while the list is in its usual order. */
  reorder?: Endpoint
  /** Actions for many selected records. Rows can be selected only if there are such actions. */
  many?: ComponentType<{ records: readonly StoredOf<E>[]; onDone: () => void }>
  /** Actions in the head of the list. */
  listActions?: ComponentType
  /** Columns that are hidden first where the list is too narrow, the least important first. Their values then appear below the name. */
  lesserColumns?: readonly FieldName<E>[]
  /** Hand-written cells of the list by field. */
  cells?: { readonly [K in FieldName<E>]?: ComponentType<{ value: FieldValue<E, K>; record: StoredOf<E> }> }
  /** Values of a new record in addition to the declaration's defaults. */
  start?: FormValues<E>
  badges?: ComponentType<FormView<E>>
  /** A note about a stored record, above its fields. */
  notice?: ComponentType<FormView<E>>
  /** Preview or test panel beside the form. */
  aside?: ComponentType<FormView<E>>
  /** Replaces the whole section instead of single fields. It may still draw fields with `field(name)`. */
  bodies?: { readonly [K in S]?: ComponentType<SectionView<E>> }
  /** Actions in the head of a stored record. */
  actions?: ComponentType<{ record: StoredOf<E> }>
  /** Actions in the message that a new record was created. `typed` is what the form held, including fields that are only sent. */
  offerAfterCreate?: (record: StoredOf<E>, typed: FormValues<E>) => ReactNode
  /** Rules over several fields, in addition to the declaration. */
  check?: (values: FormValues<E>, locale: Locale) => readonly ProblemOf<E>[]
  /** Reason why saving is impossible although every field is valid: two rules contradict each other. */
  blocked?: (values: FormValues<E>, locale: Locale) => ReactNode
  /** Loaded before a stored record is saved: consequences that the form itself does not show. Undefined: no warning. */
  warnBeforeSave?: (change: RecordChange<E>, at: { api: Api; locale: Locale }) => Promise<SaveWarning | undefined>
  /** Keeps what is typed on this device until it is saved. Off where other people's data would stay on the device. */
  keepsDrafts?: boolean
  /**
   * Deleted records stay in a trash and can be brought back. `put` takes `{ kind, ids }`, where `kind` is the entity's name, and puts there
   * what is used as well. `uses` takes `{ kind, id }` and lists the places that use a record. `path` is the screen of the trash. `note` says what else goes with a record.
   */
  trash?: { put: Endpoint; uses: Endpoint; path: string; note?: (locale: Locale) => string }
  /** Records cannot be created or removed by hand. */
  isFixed?: boolean
}

type Placement<E extends Entity, S extends string> =
  | { readonly [K in FieldName<E>]?: S | '' }
  | ((name: FieldName<E>, values: FormValues<E>) => S | '' | undefined)

/** A problem with a field of `E`, or with a part of it ('parts.0.name'). */
export type ProblemOf<E extends Entity> = Problem & { path: FieldName<E> | `${FieldName<E>}.${string}` }

/**
 * An editor of any entity, for lists of editors and for the generated screens. Its functions and components still expect records of their
 * own entity. That is safe because a screen gives an editor only what the editor's own calls have loaded.
 */
export type AnyEditor = Editor<Entity, string>

/** An editor as its module declares it. Its paths are in the manifest (editor-screens.tsx). */
export type DeclaredEditor = Omit<AnyEditor, 'path' | 'icon'>

/**
 * Declares an editor. The compiler checks names of fields against the entity and names of sections against the titles in its texts. Every
 * field needs a label there. This is the one place where the entity's type is erased.
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

/** Heading of a column: its own word, else the label of its field. */
export const headingOf = (words: EntityWords, name: string): string => words.columns?.[name] ?? labelOf(words, name)

/** Label of a field. Falls back to the field's name where the text is missing (a check fails then). */
export const labelOf = (words: EntityWords, name: string): string => words.fields[name] ?? name

/** Sections of the form in order, with the fields that each contains now. */
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
