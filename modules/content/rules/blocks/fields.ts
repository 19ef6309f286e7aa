/**
 * What all types of block fields have in common (specification §3, Content field types). The declaration of a field defines its control in
 * the form and the check of its value. It also defines how two versions of its value are compared, and how it is described to an AI
 * assistant. Its label, help text and placeholder are in `words/blocks.ts`.
 */
interface Common {
  /** True: the page cannot be published while the field is empty. A draft can be saved. */
  required?: boolean
  /** Key of the help text in `words/blocks.ts`. Without it, the key is the name of the field. */
  help?: string
}

/** `min` and `max`: the minimum and maximum length in characters (code points). HTML tags do not count. */
export interface TextField extends Common {
  type: 'text' | 'textarea' | 'wysiwyg' | 'markdown' | 'email' | 'color' | 'url'
  min?: number
  max?: number
  default?: string
}

export interface NumberField extends Common {
  type: 'number'
  /** The number of decimal places that the value may have. The default is 0. */
  decimals?: number
  min?: number
  max?: number
  unit?: string
  default?: number
}

/** A day as `YYYY-MM-DD`. With `dateTime`: an instant in ISO 8601; the form shows hours and minutes. */
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

/** `min` and `max`: the minimum and maximum number of files. */
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

/** Shows its fields in tabs of the form. The values of all tabs are stored next to each other in the block, as if there were no tabs. */
export interface TabsField extends Common {
  type: 'tabs'
  tabs: Readonly<Record<string, FieldList>>
}

/**
 * A list of items. Each is stored as `{ id, type, value }`; `type` is a key of `items`, which declares the fields of that type (specification §3).
 */
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
 * A picture as blocks store it. `focal`: the point that stays visible when the picture is cropped, as shares (0 to 1) from the left and the top.
 * `alt`: the text for people who do not see the picture; it may be empty if the picture is decorative.
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
