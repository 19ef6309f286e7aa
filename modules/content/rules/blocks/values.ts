import type { Field, FieldList, TabsField } from './fields.ts'

/** Lists the fields of a list with their names. A field of the type 'tabs' is replaced by the fields in its tabs. */
export function flatFields(fields: FieldList): [string, Exclude<Field, TabsField>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'tabs' ? Object.values(field.tabs).flatMap(flatFields) : [[name, field] as const],
  ) as [string, Exclude<Field, TabsField>][]
}

/** The minimum number of entries of a list field; 0 for all other fields. */
export function leastEntries(field: Field): number {
  switch (field.type) {
    case 'collection':
    case 'images':
    case 'files':
    case 'multiselect':
    case 'reference':
      return field.min ?? 0
    default:
      return 0
  }
}

/** Whether a value is an object, and neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Length of a text in Unicode characters (code points). `length` of a string would count some characters, such as emoji, twice. */
export const lengthOf = (text: string): number => [...text].length

/**
 * The text of an HTML string without its tags. An HTML entity such as '&hellip;' becomes its character if `entities` contains it, otherwise
 * a space.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/li|\/h\d)[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The first `most` characters of a text. If something was cut off, '...' is added (specification §9: 128). */
export function excerpt(text: string, most = 128): string {
  const letters = [...text.trim()]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}...`
}
