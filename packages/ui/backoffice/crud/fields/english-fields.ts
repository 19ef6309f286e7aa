import * as z from 'zod'
import type { Field } from '#contract/entity.ts'
import { bareSchema, type Values } from '../record.ts'

interface EnglishField {
  name: string
  max: number | undefined
}

/** Text fields of the English part of a translations schema, with their limits. */
export function englishFields(schema: z.ZodType): EnglishField[] {
  const unwrap = (one: z.ZodType): z.ZodType =>
    one instanceof z.ZodOptional || one instanceof z.ZodDefault ? unwrap(one.unwrap() as z.ZodType) : one
  const both = unwrap(bareSchema(schema))
  const english = both instanceof z.ZodObject ? unwrap(both.shape['en'] as z.ZodType) : undefined
  if (!(english instanceof z.ZodObject)) return []
  return Object.entries(english.shape as Record<string, z.ZodType>).flatMap(([name, one]) => {
    const text = unwrap(one)
    return text instanceof z.ZodString ? [{ name, max: text.maxLength ?? undefined }] : []
  })
}

/**
 * Finds the field with the English texts of a section, and the German fields whose English text is in that field. Undefined if the section
 * has no such field. `outside`: fields with an English text that stay outside the language tabs.
 */
export function languagePair(
  fields: Readonly<Record<string, Pick<Field, 'widget' | 'schema'>>>,
  names: readonly string[],
  outside: readonly string[] = [],
): { english: string; german: readonly string[] } | undefined {
  for (const name of names) {
    const field = fields[name]
    if (field?.widget !== 'translations') continue
    const english = new Set(englishFields(field.schema).map((one) => one.name))
    const german = names.filter((one) => one !== name && english.has(one) && !outside.includes(one))
    if (german.length > 0) return { english: name, german }
  }
  return undefined
}

/** Number of German texts without an English translation. English guests see these texts in German. */
export function missingEnglish(
  values: Values,
  { english, german }: { english: string; german: readonly string[] },
): number {
  const translations = values[english]
  const words: unknown =
    typeof translations === 'object' && translations !== null && 'en' in translations ? translations.en : undefined
  const isThere = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
  const inEnglish: Readonly<Record<string, unknown>> =
    typeof words === 'object' && words !== null ? Object.fromEntries(Object.entries(words)) : {}
  return german.filter((name) => isThere(values[name]) && !isThere(inEnglish[name])).length
}
