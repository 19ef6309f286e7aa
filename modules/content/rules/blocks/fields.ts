/**
 * The content field types (specification §3, Content field types). The form of a field, its check, its differences and its description for an
 * assistant come from one declaration. Label, description and placeholder are texts (`words/blocks.ts`).
 */
interface Common {
  /** The field must have a value when the page is published. In a draft the value may be missing. */
  required?: boolean
  /** Name of the field's hint in the texts. If it is not set, the hint with the field's own name is used. */
  help?: string
}

/** `min` and `max` count characters (code points); of HTML only the text counts. */
export interface TextField extends Common {
  type: 'text' | 'textarea' | 'wysiwyg' | 'markdown' | 'email' | 'color' | 'url'
  min?: number
  max?: number
  default?: string
}

export interface NumberField extends Common {
  type: 'number'
  /** Decimal places, 0 by default. */
  decimals?: number
  min?: number
  max?: number
  unit?: string
  default?: number
}

/** A date as `YYYY-MM-DD`, or an instant if `dateTime` is set. Times have 24 hours and steps of one minute. */
export interface DateField extends Common {
  type: 'date'
  dateTime?: boolean
  min?: string
  max?: string
  default?: string
}

export interface BooleanField extends Common {
  type: 'boolean'
  default?: boolean
}

export interface SelectField extends Common {
  type: 'select'
  options: readonly string[]
  default?: string
}

/** `min` and `max` count entries. */
interface ListField extends Common {
  type: 'images' | 'files'
  min?: number
  max?: number
}

interface MultiselectField extends Common {
  type: 'multiselect'
  options: readonly string[]
  min?: number
  max?: number
  default?: readonly string[]
}

interface OneFileField extends Common {
  type: 'image' | 'file'
}

export interface GroupField extends Common {
  type: 'group'
  fields: FieldList
}

/** Tabs only change the form: the fields of all tabs are stored flat in the parent. */
export interface TabsField extends Common {
  type: 'tabs'
  tabs: Readonly<Record<string, FieldList>>
}

/** A list of `{ id, type, value }` (specification §3). */
export interface CollectionField extends Common {
  type: 'collection'
  items: Readonly<Record<string, FieldList>>
  min?: number
  max?: number
}

const referenceKinds = ['block', 'site', 'category', 'product', 'scene', 'node'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

export interface ReferenceField extends Common {
  type: 'reference'
  to: ReferenceKind
  many?: boolean
  min?: number
  max?: number
}

export type Field =
  | TextField
  | NumberField
  | DateField
  | BooleanField
  | SelectField
  | MultiselectField
  | ListField
  | OneFileField
  | GroupField
  | TabsField
  | CollectionField
  | ReferenceField
export type FieldList = Readonly<Record<string, Field>>

/**
 * A stored picture. `focal`: the point that stays visible when the picture is cropped, 0 to 1 from the left and the top. Empty `alt`: decorative.
 */
export interface ImageValue {
  id: string
  version: number
  extension: string
  alt: string
  isDecorative?: boolean
  focal?: { x: number; y: number }
}

export interface FileValue {
  id: string
  publicHash: string
  version: number
  extension: string
  mimeType: string
  name: string
}
