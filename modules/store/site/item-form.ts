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
  isSoldIn,
  normaliseQuantity,
  parseQuantity,
} from '#modules/catalogue/rules/quantities.ts'
import { orderedBounds } from '../rules/food-price.ts'
import type { CartLine, CartPart, CartUpload } from './cart.ts'

/** The state of the overlay while a guest configures a product (specification §4, Item configuration). */
export interface ItemForm {
  readonly product: PublicProduct
  /** The language of the page. Numbers are shown in the format of this language. The guest may type a comma or a point. */
  readonly locale: Locale
  /** Key of the cart item that is edited, or a new key. */
  readonly key: string
  readonly amount: number
  /** The amount as the guest has typed it. When the field loses the focus, the text is replaced by the corrected amount. */
  readonly typed: string
  readonly unit: Unit
  readonly parts: readonly CartPart[]
  /** Index of the shown configuration step, from 0. Used only if the steps are shown one after the other. */
  readonly step: number
  /** True: the guest has tried to continue, so problems are shown. */
  readonly isAsked: boolean
}

/**
 * The form for a new item with the default quantity and unit of the product, or with the values of `line`: an existing item, or the kept
 * choices of a dish that is not in the cart. Values that the product does not have any more are left out.
 */
export function startForm(product: PublicProduct, key: string, locale: Locale, line?: CartLine): ItemForm {
  const isSold = line !== undefined && isSoldIn(product, line.unit)
  const unit = isSold ? line.unit : (product.defaultUnit ?? product.unit)
  const amount = isSold ? line.amount : initialQuantity(product, unit)
  const empty: readonly CartPart[] = startParts(product)
  const parts = empty.map((part) =>
    filled(
      part,
      offered(
        product,
        line?.parts.find(({ id }) => id === part.id),
      ),
    ),
  )
  const typed = amountText(amount, locale)
  return { product, key, locale, amount, typed, unit, parts, step: 0, isAsked: false }
}

/** The choices of one step without the options that the product does not have any more. */
function offered(product: PublicProduct, part: CartPart | undefined): CartPart | undefined {
  if (!part?.options) return part
  const ids = new Set(stepsOf(product).flatMap(({ options }) => options.map(({ id }) => id)))
  return { ...part, options: part.options.filter(({ id }) => ids.has(id)) }
}

/**
 * Returns the choices of one step: `chosen`, or `empty` if nothing is stored. In a step for addons every option then has an amount; options
 * that were not chosen have 0.
 */
function filled(empty: CartPart, chosen: CartPart | undefined): CartPart {
  if (!chosen) return empty
  if (!empty.options || empty.options.length === 0) return chosen
  const amountOf = (id: string) => chosen.options?.find((one) => one.id === id)?.amount ?? 0
  return { ...chosen, options: empty.options.map(({ id }) => ({ id, amount: amountOf(id) })) }
}

/** Whether the steps are shown one after the other. True if the product has this setting (`isStepByStep`) and at least two steps. */
export const isStepped = ({ product }: Pick<ItemForm, 'product'>): boolean =>
  product.isStepByStep && stepsOf(product).length > 1

/** Changes the choices of one step. The amount is corrected if necessary: with more expensive options the highest possible amount may be lower. */
function change(form: ItemForm, id: string, part: Partial<CartPart>): ItemForm {
  const next = { ...form, parts: form.parts.map((one) => (one.id === id ? { ...one, ...part } : one)) }
  const amount = normaliseQuantity(next.amount, boundsOf(next))
  return amount === next.amount ? next : withAmount(next, amount)
}
const partOf = (form: ItemForm, id: string): CartPart => form.parts.find((one) => one.id === id) ?? { id }

/**
 * Selects an option of a step in which only one can be chosen. If the option is already selected and the step is optional, it is deselected
 * (specification §4).
 */
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

/** Called while the guest types an amount. The text stays as typed, and the price is calculated with the corrected amount. */
export function typeAmount(form: ItemForm, typed: string): ItemForm {
  const value = parseQuantity(typed)
  const amount = normaliseQuantity(value, boundsOf(form))
  return { ...form, typed, amount }
}
/**
 * Called when the field for the amount loses the focus. A comma counts as a decimal point, and a text that is no number counts as 0. Then
 * the amount is corrected to the limits and steps of the unit (specification §5, Quantity).
 */
export const settleAmount = (form: ItemForm): ItemForm =>
  withAmount(form, normaliseQuantity(parseQuantity(form.typed), boundsOf(form)))
export const moreAmount = (form: ItemForm): ItemForm => withAmount(form, increase(form.amount, boundsOf(form)))
export const lessAmount = (form: ItemForm): ItemForm => withAmount(form, decrease(form.amount, boundsOf(form)))

/** Changes the unit. The amount becomes the default of the new unit, because its limits differ. */
export function setUnit(form: ItemForm, unit: Unit): ItemForm {
  const next = { ...form, unit }
  return withAmount(next, normaliseQuantity(initialQuantity(form.product, unit), boundsOf(next)))
}

/** The units in which the product is sold; its own unit is first. */
export const unitsOf = (product: PublicProduct): Unit[] => [
  ...new Set<Unit>([product.unit, ...product.alternativeUnits.map(({ unit }) => unit)]),
]

export function problemOf(form: ItemForm, stepId: string): StepProblem | undefined {
  const step = stepsOf(form.product).find(({ id }) => id === stepId)
  return step && stepProblem(step, partOf(form, stepId))
}

/** Shows the next step. If the current step has a problem, the problem is shown instead. At the last step nothing happens (specification §4). */
export function nextStep(form: ItemForm): ItemForm {
  const steps = stepsOf(form.product)
  const current = steps[form.step]
  if (current && problemOf(form, current.id)) return { ...form, isAsked: true }
  return form.step < steps.length - 1 ? { ...form, step: form.step + 1, isAsked: false } : form
}
export const previousStep = (form: ItemForm): ItemForm =>
  form.step > 0 ? { ...form, step: form.step - 1, isAsked: false } : form

/** Id of the first step with a problem. Undefined: the product can be put into the cart. The amount is always valid, because it is corrected. */
export function firstProblem(form: ItemForm): string | undefined {
  return configurationProblems(form.product, form.parts)[0]?.step
}

/** Makes the cart item from a form without problems. Steps without a choice are left out. */
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
