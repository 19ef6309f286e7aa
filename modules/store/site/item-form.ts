import type { Locale } from '#contract/locale.ts'
import { amountText } from '#i18n/amounts.ts'
import type { Unit } from '#kernel/units.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import {
  configurationProblems,
  isFilled,
  startParts,
  stepProblem,
  type StepProblem,
  stepsOf,
} from '#modules/catalogue/rules/configuration.ts'
import {
  decrease,
  increase,
  initialQuantity,
  normaliseQuantity,
  parseQuantity,
} from '#modules/catalogue/rules/quantities.ts'
import { orderedBounds } from '../rules/food-price.ts'
import type { CartLine, CartPart, CartUpload } from './cart.ts'

/** A product while the customer configures it (specification §4, Item configuration). */
export interface ItemForm {
  readonly product: PublicProduct
  /** Numbers are shown in the format of this language. In typed numbers comma and point mean the same. */
  readonly locale: Locale
  /** Key of the cart's line that is edited, or a new key. */
  readonly key: string
  readonly amount: number
  /** The text in the field. When the field loses the focus, it becomes an amount. */
  readonly typed: string
  readonly unit: Unit
  readonly parts: readonly CartPart[]
  /** Index of the step that is shown in step-by-step mode, from 0. */
  readonly step: number
  /** True after the first attempt to continue. From then on errors are shown. */
  readonly isAsked: boolean
}

/** Starts at the product's default quantity and unit, or with the values of the cart's line. */
export function startForm(product: PublicProduct, key: string, locale: Locale, line?: CartLine): ItemForm {
  const unit = line?.unit ?? product.defaultUnit ?? product.unit
  const amount = line?.amount ?? initialQuantity(product, unit)
  const empty: readonly CartPart[] = startParts(product)
  const parts = empty.map((part) =>
    filled(
      part,
      line?.parts.find(({ id }) => id === part.id),
    ),
  )
  const typed = amountText(amount, locale)
  return { product, key, locale, amount, typed, unit, parts, step: 0, isAsked: false }
}

/** Merges a stored choice into an empty one, so that addons have an amount for each option. */
function filled(empty: CartPart, chosen: CartPart | undefined): CartPart {
  if (!chosen) return empty
  if (!empty.options || empty.options.length === 0) return chosen
  const amountOf = (id: string) => chosen.options?.find((one) => one.id === id)?.amount ?? 0
  return { ...chosen, options: empty.options.map(({ id }) => ({ id, amount: amountOf(id) })) }
}

/** Whether the steps are shown one after the other. This needs the setting of the product, and several steps. */
export const isStepped = ({ product }: Pick<ItemForm, 'product'>): boolean =>
  product.isStepByStep && stepsOf(product).length > 1

/** Changes a part. More expensive options can lower the largest possible amount, so the amount is corrected. */
function change(form: ItemForm, id: string, part: Partial<CartPart>): ItemForm {
  const next = { ...form, parts: form.parts.map((one) => (one.id === id ? { ...one, ...part } : one)) }
  const amount = normaliseQuantity(next.amount, boundsOf(next))
  return amount === next.amount ? next : withAmount(next, amount)
}
const partOf = (form: ItemForm, id: string): CartPart => form.parts.find((one) => one.id === id) ?? { id }

/** A click selects an option. A click on the selected option clears an optional step (specification §4). */
export function selectOption(form: ItemForm, step: { id: string; isOptional: boolean }, option: string): ItemForm {
  const isChosen = isOptionChosen(partOf(form, step.id), option)
  if (isChosen && !step.isOptional) return form
  return change(form, step.id, { options: isChosen ? [] : [{ id: option, amount: 1 }] })
}

export function toggleOption(form: ItemForm, step: string, option: string): ItemForm {
  const options = partOf(form, step).options ?? []
  const isChosen = options.some(({ id }) => id === option)
  return change(form, step, {
    options: isChosen ? options.filter(({ id }) => id !== option) : [...options, { id: option, amount: 1 }],
  })
}

export const setAddon = (form: ItemForm, step: string, option: string, amount: number): ItemForm =>
  change(form, step, {
    options: (partOf(form, step).options ?? []).map((one) => (one.id === option ? { id: option, amount } : one)),
  })

export const setText = (form: ItemForm, step: string, text: string): ItemForm => change(form, step, { text })
export const setUploads = (form: ItemForm, step: string, uploads: readonly CartUpload[]): ItemForm =>
  change(form, step, { uploads })

export const isOptionChosen = (part: CartPart | undefined, option: string): boolean =>
  part?.options?.some(({ id, amount }) => id === option && amount > 0) ?? false

export const boundsOf = (form: Pick<ItemForm, 'product' | 'unit' | 'parts'>) => orderedBounds(form)

const withAmount = (form: ItemForm, amount: number): ItemForm => ({
  ...form,
  amount,
  typed: amountText(amount, form.locale),
})

/** While somebody types, the text is not corrected. The price is updated as soon as the text is a valid amount. */
export function typeAmount(form: ItemForm, typed: string): ItemForm {
  const value = parseQuantity(typed)
  const amount = normaliseQuantity(value, boundsOf(form))
  return { ...form, typed, amount }
}
/**
 * When the field loses the focus, commas become dots, texts that are no numbers become 0, and limits and steps are applied (specification §5,
 * Quantity).
 */
export const settleAmount = (form: ItemForm): ItemForm =>
  withAmount(form, normaliseQuantity(parseQuantity(form.typed), boundsOf(form)))
export const moreAmount = (form: ItemForm): ItemForm => withAmount(form, increase(form.amount, boundsOf(form)))
export const lessAmount = (form: ItemForm): ItemForm => withAmount(form, decrease(form.amount, boundsOf(form)))

/** Changes the unit. Another unit has other limits, so the amount starts again at the default of that unit. */
export function setUnit(form: ItemForm, unit: Unit): ItemForm {
  const next = { ...form, unit }
  return withAmount(next, normaliseQuantity(initialQuantity(form.product, unit), boundsOf(next)))
}

/** Units to choose from, the product's own first. */
export const unitsOf = (product: PublicProduct): Unit[] => [
  ...new Set<Unit>([product.unit, ...product.alternativeUnits.map(({ unit }) => unit)]),
]

export function problemOf(form: ItemForm, stepId: string): StepProblem | undefined {
  const step = stepsOf(form.product).find(({ id }) => id === stepId)
  return step && stepProblem(step, partOf(form, stepId))
}

/** Goes to the next step if the current one is valid and not the last (specification §4). If it is not valid, its errors are shown. */
export function nextStep(form: ItemForm): ItemForm {
  const steps = stepsOf(form.product)
  const current = steps[form.step]
  if (current && problemOf(form, current.id)) return { ...form, isAsked: true }
  return form.step < steps.length - 1 ? { ...form, step: form.step + 1, isAsked: false } : form
}
export const previousStep = (form: ItemForm): ItemForm =>
  form.step > 0 ? { ...form, step: form.step - 1, isAsked: false } : form

/** The first step with a problem. Undefined: the form can be saved. The amount needs no check, because corrected amounts are always above 0. */
export function firstProblem(form: ItemForm): string | undefined {
  return configurationProblems(form.product, form.parts)[0]?.step
}

/** The cart's line of a valid form; empty values are left out. */
export const lineOf = ({ amount, key, parts, product, unit }: ItemForm): CartLine => ({
  key,
  product,
  amount,
  unit,
  parts: parts.filter(isFilled).map((part) => {
    const options = part.options?.filter((option) => option.amount > 0)
    return {
      id: part.id,
      ...(options?.length ? { options } : {}),
      ...(part.uploads?.length ? { uploads: part.uploads } : {}),
      ...(part.text?.trim() ? { text: part.text.trim() } : {}),
    }
  }),
})
