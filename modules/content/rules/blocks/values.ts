import type { Field, FieldList, TabsField } from './fields.ts'

/** A list of fields without tabs: the fields of each tab are listed as if there were no tabs. */
export function flatFields(fields: FieldList): [string, Exclude<Field, TabsField>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'tabs' ? Object.values(field.tabs).flatMap(flatFields) : [[name, field] as const],
  ) as [string, Exclude<Field, TabsField>][]
}

/** The fewest entries that a list must have. */
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

/** Whether a value of stored JSON is an object, and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Length in characters as people count them (code points). */
export const lengthOf = (text: string): number => [...text].length

/** The text of HTML, without elements. Each entity becomes one character. */
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

/** An excerpt of at most `most` characters, with '...' if something was cut off (specification §9: 128). */
export function excerpt(text: string, most = 128): string {
  const letters = [...text.trim()]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}...`
}
