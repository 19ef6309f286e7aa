import { type Block, type StoredBlock } from './block.ts'
import { blockTypes, isBlockType } from './block-types.ts'
import { type Field, type FieldList, type FileValue, type ImageValue } from './fields.ts'
import { flatFields, isObject } from './values.ts'

/**
 * Reads stored blocks so that the site can show them, even incomplete drafts or blocks of older releases. A value of the wrong type is read as empty
 * or as the field's default. A block of an unknown type is left out.
 */
export const readBlocks = (stored: readonly unknown[]): Block[] => stored.flatMap((one) => readBlock(one) ?? [])

function readBlock(stored: unknown): Block | undefined {
  if (!isObject(stored) || !isBlockType(stored['type'])) return undefined
  const { id, isHidden, type } = stored
  // The cast is safe: `readValues` reads exactly the fields of `blockTypes`, from which the type `Block` is derived.
  return {
    ...readValues(blockTypes[type], stored),
    type,
    ...(typeof id === 'string' ? { id } : {}),
    ...(isHidden === true ? { isHidden } : {}),
  } as unknown as Block
}

/** Reads the values of all fields in a list. A value of the wrong type is replaced by an empty value or the field's default. */
export function readValues(fields: FieldList, stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = flatFields(fields).map(([name, field]) => [name, readValue(field, stored[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/**
 * Reads the value of one field. Texts, lists, yes/no values and choices always have a value. Other values are undefined if nothing valid is stored
 * and the field has no default.
 */
function readValue(field: Field, stored: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'wysiwyg':
    case 'markdown':
    case 'email':
    case 'color':
    case 'url':
      return typeof stored === 'string' ? stored : (field.default ?? '')
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored) ? stored : field.default
    case 'date':
      return typeof stored === 'string' && stored !== '' ? stored : field.default
    case 'boolean':
      return typeof stored === 'boolean' ? stored : (field.default ?? false)
    case 'select':
      return typeof stored === 'string' && field.options.includes(stored) ? stored : (field.default ?? field.options[0])
    case 'multiselect':
      // If a list is stored, the default is not used, even if the list is empty: staff have emptied it.
      return field.options.filter((option) => (Array.isArray(stored) ? stored : (field.default ?? [])).includes(option))
    case 'image':
      return readImage(stored)
    case 'images':
      return Array.isArray(stored) ? stored.flatMap((one) => readImage(one) ?? []) : []
    case 'file':
      return readFile(stored)
    case 'files':
      return Array.isArray(stored) ? stored.flatMap((one) => readFile(one) ?? []) : []
    case 'group':
      return isObject(stored) && Object.keys(stored).length > 0 ? readValues(field.fields, stored) : undefined
    case 'collection':
      return Array.isArray(stored) ? stored.flatMap((one) => readItem(field.items, one) ?? []) : []
    case 'reference':
      if (!field.many) return typeof stored === 'string' && stored !== '' ? stored : undefined
      return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
    case 'tabs':
      return undefined
  }
}

/**
 * Reads an item `{ id, type, value }` of a collection. Returns the values of the item with `id` and `type` in one object. Older releases
 * stored only the values, without `id` and `type`; such an item gets the first type of the collection. Undefined if the type is unknown.
 */
function readItem(items: Readonly<Record<string, FieldList>>, stored: unknown): object | undefined {
  if (!isObject(stored)) return undefined
  const [first] = Object.keys(items)
  const type = typeof stored['type'] === 'string' ? stored['type'] : first
  const fields = type === undefined ? undefined : items[type]
  if (!fields) return undefined
  const value = isObject(stored['value']) ? stored['value'] : stored
  return { ...readValues(fields, value), type, ...(typeof stored['id'] === 'string' ? { id: stored['id'] } : {}) }
}

/**
 * Reads a stored picture. Older releases stored a picture as a text: '{id}-{version}.{extension}'. Undefined if the value is no valid
 * picture.
 */
export function readImage(stored: unknown): ImageValue | undefined {
  if (typeof stored === 'string') {
    const [, id, version, extension] = /^(.+)-(\d+)\.(\w+)$/.exec(stored) ?? []
    return id && version && extension ? { id, version: Number(version), extension, alt: '' } : undefined
  }
  if (!isObject(stored)) return undefined
  const { id, version, extension, alt, focal, isDecorative } = stored
  if (typeof id !== 'string' || typeof version !== 'number' || typeof extension !== 'string') return undefined
  const at = isObject(focal) && typeof focal['x'] === 'number' && typeof focal['y'] === 'number' ? focal : undefined
  return {
    id,
    version,
    extension,
    alt: typeof alt === 'string' ? alt : '',
    ...(isDecorative === true ? { isDecorative } : {}),
    ...(at ? { focal: { x: Number(at['x']), y: Number(at['y']) } } : {}),
  }
}

const fileKeys = ['id', 'publicHash', 'version', 'extension', 'mimeType', 'name'] as const

export function readFile(stored: unknown): FileValue | undefined {
  if (!isObject(stored)) return undefined
  const isWhole = fileKeys.every((key) => typeof stored[key] === (key === 'version' ? 'number' : 'string'))
  return isWhole ? (Object.fromEntries(fileKeys.map((key) => [key, stored[key]])) as unknown as FileValue) : undefined
}

/** Makes a new block with the default values of its fields. Fields without a default, for example collections, have no value. */
export function newBlock(type: keyof typeof blockTypes, id: string): StoredBlock {
  return { id, type, ...defaultsOf(blockTypes[type]) }
}

export const defaultsOf = (fields: FieldList): Record<string, unknown> =>
  Object.fromEntries(
    flatFields(fields).flatMap(([name, field]) =>
      'default' in field && field.default !== undefined ? [[name, field.default]] : [],
    ),
  )
