import * as z from 'zod'
import { blockTypes, isBlockType } from '../rules/blocks/block-types.ts'
import { type StoredBlock } from '../rules/blocks/block.ts'
import { type Field, type FieldList } from '../rules/blocks/fields.ts'
import { flatFields, leastEntries, lengthOf, plainText } from '../rules/blocks/values.ts'
import { address, checkFiles, coded, file, image } from './value-shapes.ts'

/** Makes the schema that checks the value of a field before publishing. */
function schemaOf(field: Field): z.ZodType {
  const shape = shapeOf(field)
  // A field may be empty, unless it is required or is a list with a minimum number of entries.
  return field.required || leastEntries(field) > 0 ? shape : z.optional(shape)
}

/** A schema that checks the length of a text in characters (code points). For HTML, `textOf` returns the text without tags. */
const counted = (field: { min?: number; max?: number; required?: boolean }, textOf: (value: string) => string) =>
  z.string().superRefine((value, found) => {
    const length = lengthOf(textOf(value).trim())
    const { min = 0, max = Infinity } = field
    if (length === 0 && field.required) found.addIssue({ code: 'custom', ...coded('field.required') })
    else if (length > 0 && length < min) found.addIssue({ code: 'custom', ...coded('field.too_short', { min }) })
    else if (length > max) found.addIssue({ code: 'custom', ...coded('field.too_long', { max }) })
  })

const same = (value: string): string => value
const empty = z.literal('')
const orEmpty = (field: { required?: boolean }, shape: z.ZodType): z.ZodType =>
  field.required ? shape : z.union([empty, shape])

function listOf(field: { required?: boolean; min?: number; max?: number }, item: z.ZodType): z.ZodType {
  const least = Math.max(field.min ?? 0, field.required ? 1 : 0)
  return z
    .array(item)
    .min(least)
    .max(field.max ?? 200)
}

/** The number of digits after the decimal point: 2 for 4.25. */
const placesAfterPoint = (value: number): number => (String(value).split('.')[1] ?? '').length

function shapeOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      return counted(field, same).refine((value) => !/[\r\n]/.test(value), coded('field.format'))
    case 'textarea':
    case 'markdown':
      return counted(field, same)
    case 'wysiwyg':
      // A rich text with a picture but without words counts as one character, because it is not empty.
      return counted(field, (html) => plainText(html) || (html.includes('<img ') ? '1' : '')).superRefine(checkFiles)
    case 'email':
      return orEmpty(field, z.email().max(254))
    case 'color':
      return orEmpty(field, z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))
    case 'url':
      return orEmpty(
        field,
        z
          .string()
          .min(1)
          .max(field.max ?? 500)
          .refine((value) => address.test(value), coded('content.link')),
      )
    case 'number':
      return z
        .number()
        .min(field.min ?? -1e9)
        .max(field.max ?? 1e9)
        .refine((value) => placesAfterPoint(value) <= (field.decimals ?? 0), coded('field.format'))
    case 'date': {
      const shape = field.dateTime ? z.iso.datetime({ offset: true }) : z.iso.date()
      // The same instant can be written with different UTC offsets. So instants are compared as milliseconds, and days as texts.
      const at = (value: string): string | number => (field.dateTime ? Date.parse(value) : value)
      const { max, min } = field
      return shape
        .refine((value) => min === undefined || at(value) >= at(min), coded('field.too_small', { min }))
        .refine((value) => max === undefined || at(value) <= at(max), coded('field.too_large', { max }))
    }
    case 'boolean':
      return z.boolean()
    case 'select':
      return orEmpty(field, z.enum(field.options as [string, ...string[]]))
    case 'multiselect':
      return listOf(field, z.enum(field.options as [string, ...string[]])).refine(
        (list) => new Set(list as string[]).size === (list as string[]).length,
        coded('field.unique'),
      )
    case 'image':
      return image
    case 'images':
      return listOf(field, image)
    case 'file':
      return file
    case 'files':
      return listOf(field, file)
    case 'reference':
      return field.many ? listOf(field, z.uuid()) : z.uuid()
    case 'group':
      return z.object(shapeOfAll(field.fields))
    case 'collection': {
      const items = Object.entries(field.items).map(([type, fields]) =>
        z.object({ id: z.string().max(60).optional(), type: z.literal(type), value: z.object(shapeOfAll(fields)) }),
      )
      return listOf(field, items.length === 1 && items[0] ? items[0] : z.union(items))
    }
    case 'tabs':
      return z.undefined()
  }
}

const shapeOfAll = (fields: FieldList): Record<string, z.ZodType> =>
  Object.fromEntries(flatFields(fields).map(([name, field]) => [name, schemaOf(field)]))

/**
 * Checks the values of one stored block. The path of each issue starts with the name of a field of the block. A block of an unknown type
 * has one issue, with the path 'type'.
 */
export function blockIssues(block: StoredBlock): readonly z.core.$ZodIssue[] {
  if (!isBlockType(block.type))
    return [
      { code: 'custom', path: ['type'], message: 'field.choice', params: { code: 'field.choice' }, input: block.type },
    ]
  return valueIssues(blockTypes[block.type], block)
}

/** Checks the values of all fields in a list and returns the issues. */
export function valueIssues(fields: FieldList, values: Readonly<Record<string, unknown>>): readonly z.core.$ZodIssue[] {
  const parsed = z.object(shapeOfAll(fields)).safeParse(values)
  return parsed.success ? [] : parsed.error.issues
}
