import type { Locale } from '#contract/locale.ts'
import { money } from '#kernel/money.ts'
import type { ChosenOption } from './option-prices.ts'
import { optionName, stepName, type TranslatedSteps } from './product-words.ts'

export type StepType = 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect' | 'addons'

export interface StepOption {
  readonly id: string
  readonly name: string
  /** Decimal. */
  readonly price: number
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  /** `once`: an addon that is chosen or not, never twice. */
  readonly value: string
}

/** One step of a configuration (specification §3, Configuration step). */
export interface Step {
  readonly id: string
  readonly name: string
  readonly type: StepType
  readonly isOptional: boolean
  readonly options: readonly StepOption[]
}

/** The part of a product that decides its configuration. */
export interface ConfigurableProduct extends TranslatedSteps {
  readonly type: string
  readonly parts: readonly Step[]
}

/** A file that was uploaded for a step, as the upload call answered. */
export interface ChosenUpload {
  readonly id: string
  readonly publicHash: string
}

/** What was chosen in one step: options with amounts (1 but for addons), a text, or files. */
export interface ChosenPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly ChosenUpload[] | undefined
}

/**
 * Why a step is not valid: `configuration.required` (must be filled), `configuration.choice` (no such option, twice the same, or several
 * where one is chosen), `configuration.amount` (no whole number, below 0, or a second of what comes once), `configuration.files`
 * (several where one is taken), `configuration.unexpected` (a text in a choice and the like, or no such step).
 */
export type StepProblem =
  | 'configuration.required'
  | 'configuration.choice'
  | 'configuration.amount'
  | 'configuration.files'
  | 'configuration.unexpected'

const ONCE = 'once'
type Holds = 'text' | 'uploads' | 'options'
const holds: Readonly<Record<StepType, Holds>> = {
  text: 'text',
  textarea: 'text',
  image: 'uploads',
  images: 'uploads',
  file: 'uploads',
  files: 'uploads',
  select: 'options',
  multiselect: 'options',
  addons: 'options',
}

/** What the step type takes: a text, files or options. */
export const stepHolds = (type: StepType): Holds => holds[type]

/** Multiple files only for images and files (specification §5, Upload). */
export const takesSeveral = (type: StepType): boolean => type === 'images' || type === 'files'

/** Image steps accept .jpg, .jpeg, .png, .gif (specification §5, Upload); undefined: whatever the upload call takes. */
export const acceptedFiles = (type: StepType): readonly string[] | undefined =>
  type === 'image' || type === 'images' ? ['.jpg', '.jpeg', '.png', '.gif'] : undefined

/** Steps that a customer goes through: those of configurable products and bundles; a vehicle's are the booking's. */
export const stepsOf = (product: ConfigurableProduct): readonly Step[] =>
  product.type === 'configurable' || product.type === 'bundle' ? product.parts : []

const MOST_ADDONS = 1000

/** How many of an option can be taken. An option that lowers the price can be taken once only: 'without butter' 24 times would make a dish free. */
export const mostOf = (type: StepType, { modifier, value }: Pick<StepOption, 'modifier' | 'value'>): number =>
  type === 'addons' && modifier === 'add' && value !== ONCE ? MOST_ADDONS : 1

/** What the overlay starts with: nothing chosen; addons amounts start at 0 (specification §4, Item configuration). */
export const startParts = (product: ConfigurableProduct): ChosenPart[] =>
  stepsOf(product).map(({ id, type, options }): ChosenPart => {
    if (holds[type] === 'text') return { id, text: '' }
    if (holds[type] === 'uploads') return { id, uploads: [] }
    return { id, options: type === 'addons' ? options.map((option) => ({ id: option.id, amount: 0 })) : [] }
  })

/** Is something chosen? Blanks are no text, and addons need an amount above 0. */
export const isFilled = (part: ChosenPart | undefined): boolean =>
  part !== undefined &&
  ((part.text ?? '').trim() !== '' ||
    (part.uploads?.length ?? 0) > 0 ||
    (part.options ?? []).some(({ amount }) => amount > 0))

/** Why the step is not valid; undefined: it is (specification §5: non-optional steps must be filled, addons need an amount above 0). */
export function stepProblem(step: Step, part: ChosenPart | undefined): StepProblem | undefined {
  if (!part || !isFilled(part)) {
    const wrong = part && optionsProblem(step, part.options ?? [])
    return wrong ?? (step.isOptional ? undefined : 'configuration.required')
  }
  const kind = holds[step.type]
  const given: Holds[] = [
    ...((part.text ?? '').trim() === '' ? [] : ['text' as const]),
    ...((part.uploads ?? []).length === 0 ? [] : ['uploads' as const]),
    ...((part.options ?? []).length === 0 ? [] : ['options' as const]),
  ]
  if (given.some((one) => one !== kind)) return 'configuration.unexpected'
  if (kind === 'uploads') {
    return (part.uploads ?? []).length > 1 && !takesSeveral(step.type) ? 'configuration.files' : undefined
  }
  return optionsProblem(step, part.options ?? [])
}

function optionsProblem(step: Step, chosen: NonNullable<ChosenPart['options']>): StepProblem | undefined {
  if (new Set(chosen.map(({ id }) => id)).size !== chosen.length) return 'configuration.choice'
  for (const { id, amount } of chosen) {
    const option = step.options.find((one) => one.id === id)
    if (!option) return 'configuration.choice'
    if (!Number.isInteger(amount) || amount < 0 || amount > mostOf(step.type, option)) return 'configuration.amount'
  }
  const taken = chosen.filter(({ amount }) => amount > 0)
  return step.type === 'select' && taken.length > 1 ? 'configuration.choice' : undefined
}

/** Everything wrong with a configuration, in the order of its steps; no entry: it is valid. */
export function configurationProblems(
  product: ConfigurableProduct,
  parts: readonly ChosenPart[],
): { step: string; code: StepProblem }[] {
  const steps = stepsOf(product)
  const problems = steps.flatMap((step): { step: string; code: StepProblem }[] => {
    const chosen = parts.filter(({ id }) => id === step.id)
    const code = chosen.length > 1 ? 'configuration.unexpected' : stepProblem(step, chosen[0])
    return code ? [{ step: step.id, code }] : []
  })
  const strangers = parts.filter((part) => isFilled(part) && !steps.some(({ id }) => id === part.id))
  return [...problems, ...strangers.map(({ id }) => ({ step: id, code: 'configuration.unexpected' as const }))]
}

/** Chosen options in the product's order, whatever the order of clicks: the last overwrite counts (docs/rules/money.md, Prices of food). */
export const chosenOptions = (product: ConfigurableProduct, parts: readonly ChosenPart[]): ChosenOption[] =>
  takenOptions(product, parts).map(({ option, amount }) => ({
    modifier: option.modifier,
    price: money(option.price),
    amount,
  }))

function takenOptions(product: ConfigurableProduct, parts: readonly ChosenPart[]) {
  return stepsOf(product).flatMap((step) => {
    const chosen = parts.find(({ id }) => id === step.id)?.options ?? []
    return step.options.flatMap((option) => {
      const amount = chosen.find(({ id }) => id === option.id)?.amount ?? 0
      return amount > 0 ? [{ step, option, amount }] : []
    })
  })
}

interface DescribedPart {
  readonly name: string
  /** '2 × Speck, Käse'; empty for files. */
  readonly value: string
  /** Files of an upload step. */
  readonly uploads?: readonly ChosenUpload[]
}

/** The chosen options as text for cart, mail and kitchen ticket; steps without a choice are left out. */
export const describeParts = (
  product: ConfigurableProduct,
  parts: readonly ChosenPart[],
  locale: Locale,
): DescribedPart[] =>
  stepsOf(product).flatMap((step): DescribedPart[] => {
    const part = parts.find(({ id }) => id === step.id)
    if (!part || !isFilled(part)) return []
    const name = stepName(product, step.id, locale)
    const uploads = part.uploads ?? []
    if (uploads.length > 0) return [{ name, value: '', uploads }]
    const taken = takenOptions({ ...product, type: 'configurable', parts: [step] }, [part])
    const options = taken.map(({ option, amount }) => {
      const word = optionName(product, step.id, option.id, locale)
      return amount > 1 ? `${amount} × ${word}` : word
    })
    return [{ name, value: options.length > 0 ? options.join(', ') : (part.text ?? '').trim() }]
  })

/** A choice as it is sent and kept: without steps left empty and without addons that were not taken. */
export const compactParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(isFilled).map((part): ChosenPart => {
    const { id, text, uploads } = part
    const options = (part.options ?? []).filter(({ amount }) => amount > 0)
    if (options.length > 0) return { id, options }
    return (uploads?.length ?? 0) > 0
      ? { id, uploads: (uploads ?? []).map((one) => ({ id: one.id, publicHash: one.publicHash })) }
      : { id, text: (text ?? '').trim() }
  })
