import type { FormValues, Values } from '#ui/backoffice/crud/record.ts'
import type * as z from 'zod'
import type {
  ConfigurationStep,
  ProductContent,
  productEntity,
  ProductTranslations,
  StepOption,
} from '../../contract.ts'

/** The values of the product form. */
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

/** The number of an amount field; undefined if the typed text is not a number. */
export const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** An id that no other row has: 'option-1', 'option-2' … The id of a deleted row may be used again, but two rows never have the same id. */
export function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let n = taken.length + 1
  while (ids.has(`${prefix}-${n}`)) n++
  return `${prefix}-${n}`
}

/** English text of a step or option. Keys are '<step id>' and '<step id>.<option id>' (contract, ProductTranslations). */
export const englishPart = (translations: Translations, key: string): string => translations.en?.parts?.[key] ?? ''

/** The translations with one changed text. An empty text is removed, so that the German one is shown. */
export function withEnglishPart(translations: Translations, key: string, text: string): Translations {
  const { [key]: _, ...others } = translations.en?.parts ?? {}
  return { ...translations, en: { ...translations.en, parts: text === '' ? others : { ...others, [key]: text } } }
}

/** Steps that the booking itself fills (specification §3, Booking item parts). They cannot be removed, but their texts can be changed. */
export const bookingSteps: ReadonlySet<string> = new Set(['service', 'from', 'to', 'flightNumber', 'cde4fa', 'addons'])
