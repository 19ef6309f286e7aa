import { type Block, type StoredBlock } from './block.ts'
import { blockTypes, isBlockType } from './block-types.ts'
import { type Field, type FieldList, type FileValue, type ImageValue } from './fields.ts'
import { flatFields, isObject } from './values.ts'

/**
 * Reads stored blocks for a page. A value that does not fit its field reads as empty, and a block of an unknown type is left out. So drafts and
 * blocks of older releases can always be shown.
 */
export const readBlocks = (stored: readonly unknown[]): Block[] => stored.flatMap((one) => readBlock(one) ?? [])

function readBlock(stored: unknown): Block | undefined {
  if (!isObject(stored) || !isBlockType(stored['type'])) return undefined
  const { id, isHidden, type } = stored
  // The cast is safe: the values are read field by field from the declaration that the type comes from.
  return {
    ...readValues(blockTypes[type], stored),
    type,
    ...(typeof id === 'string' ? { id } : {}),
    ...(isHidden === true ? { isHidden } : {}),
  } as unknown as Block
}

/** Values of a list of fields as pages read them. */
export function readValues(fields: FieldList, stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = flatFields(fields).map(([name, field]) => [name, readValue(field, stored[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** Value of one field as pages read it: texts are never undefined, lists never missing. */
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
      // The default is used only if no list is stored: an emptied list stays empty.
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

/** Reads an item `{ id, type, value }`. Older releases stored only the values. Pages get id and type next to the values. */
function readItem(items: Readonly<Record<string, FieldList>>, stored: unknown): object | undefined {
  if (!isObject(stored)) return undefined
  const [first] = Object.keys(items)
  const type = typeof stored['type'] === 'string' ? stored['type'] : first
  const fields = type === undefined ? undefined : items[type]
  if (!fields) return undefined
  const value = isObject(stored['value']) ? stored['value'] : stored
  return { ...readValues(fields, value), type, ...(typeof stored['id'] === 'string' ? { id: stored['id'] } : {}) }
}

/** Reads a stored picture. Older releases stored it as a text: '{id}-{version}.{extension}'. */
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

/** A new block with the defaults of its fields; every collection is empty. */
export function newBlock(type: keyof typeof blockTypes, id: string): StoredBlock {
  return { id, type, ...defaultsOf(blockTypes[type]) }
}

export const defaultsOf = (fields: FieldList): Record<string, unknown> =>
  Object.fromEntries(
    flatFields(fields).flatMap(([name, field]) =>
      'default' in field && field.default !== undefined ? [[name, field.default]] : [],
    ),
  )
