import type { FormValues, Values } from '#ui/backoffice/crud/record.ts'
import type * as z from 'zod'
import type {
  ConfigurationStep,
  ProductContent,
  productEntity,
  ProductTranslations,
  StepOption,
} from '../../contract.ts'

/** The values in the product form while staff edit it. */
export type ProductValues = FormValues<typeof productEntity>
export type Content = z.input<typeof ProductContent>
export type Step = z.input<typeof ConfigurationStep>
export type Option = z.input<typeof StepOption>
export type Translations = z.input<typeof ProductTranslations>

export const isVehicle = (values: Values): boolean => values['type'] === 'vehicle'
export const contentOf = (values: Values): Content => (values['content'] ?? {}) as Content
export const stepsOf = (value: unknown): Step[] => (Array.isArray(value) ? (value as Step[]) : [])
export const optionsOf = (step: Step): Option[] => step.options ?? []
export const translationsOf = (values: Values): Translations => (values['translations'] ?? {}) as Translations

/** The number that staff typed into a field for an amount. Undefined if the text is not a number. */
export const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Makes an id that no other row has: 'option-1', 'option-2' … The id of a deleted row may be used again. */
export function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let n = taken.length + 1
  while (ids.has(`${prefix}-${n}`)) n++
  return `${prefix}-${n}`
}

/**
 * The English name or description of a step (question of a product) or of an option. For a name, `key` is '<step id>' or '<step id>.<option
 * id>' (contract, ProductTranslations). For a description, `key` is the result of `noteKey`.
 */
export const englishPart = (translations: Translations, key: string): string => translations.en?.parts?.[key] ?? ''

/**
 * Returns the translations with one English text changed. If `text` is empty, the key is removed, and English guests see the German text.
 */
export function withEnglishPart(translations: Translations, key: string, text: string): Translations {
  const { [key]: _, ...others } = translations.en?.parts ?? {}
  return { ...translations, en: { ...translations.en, parts: text === '' ? others : { ...others, [key]: text } } }
}

/**
 * The ids of the steps that the booking form fills for a ride (specification §3, Booking item parts). Staff can change their texts and
 * options, but not their type, and cannot remove them.
 */
export const bookingSteps: ReadonlySet<string> = new Set(['service', 'from', 'to', 'flightNumber', 'cde4fa', 'addons'])
