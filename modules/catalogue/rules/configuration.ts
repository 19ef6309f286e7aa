import type { Locale } from '#contract/locale.ts'
import { money } from '#kernel/money.ts'
import type { ChosenOption } from './option-prices.ts'
import { optionName, stepName, type TranslatedSteps } from './product-words.ts'

export type StepType = 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect' | 'addons'

export interface StepOption {
  readonly id: string
  readonly name: string
  /** The price as a decimal number. */
  readonly price: number
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  /** If the value is 'once', guests can choose at most one piece of this addon. */
  readonly value: string
}

/** One step of a product: a question with options, a text or files (specification §3, Configuration step). */
export interface Step {
  readonly id: string
  readonly name: string
  readonly type: StepType
  readonly isOptional: boolean
  readonly options: readonly StepOption[]
}

/** The values of a product that the functions in this file need. */
export interface ConfigurableProduct extends TranslatedSteps {
  readonly type: string
  readonly parts: readonly Step[]
}

/** A file that the guest has uploaded for a step, as the API call for uploads returned it. */
export interface ChosenUpload {
  readonly id: string
  readonly publicHash: string
}

/** What the guest has chosen in one step: options with amounts (always 1, except for addons), a text, or files. */
export interface ChosenPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly ChosenUpload[] | undefined
}

/**
 * Why the answer to a step is wrong. `configuration.required`: there is no answer. `configuration.choice`: an unknown option, the same option
 * twice, or several options where only one is allowed. `configuration.amount`: not an integer, below 0, or more pieces than allowed.
 * `configuration.files`: several files where only one is allowed. `configuration.unexpected`: for example a text where options are expected,
 * or an unknown step.
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

/** What the guest's answer to a step of this type (a question of the product) contains: a text, files or options. */
export const stepHolds = (type: StepType): Holds => holds[type]

/**
 * Whether guests can upload several files for one step (question of a product). That is possible only in steps of the types 'images' and
 * 'files' (specification §5, Upload).
 */
export const takesSeveral = (type: StepType): boolean => type === 'images' || type === 'files'

/**
 * The extensions of the files that guests can upload for a step (question of a product). For images these are .jpg, .jpeg, .png and .gif
 * (specification §5, Upload). Undefined: all types that the API call for uploads accepts.
 */
export const acceptedFiles = (type: StepType): readonly string[] | undefined =>
  type === 'image' || type === 'images' ? ['.jpg', '.jpeg', '.png', '.gif'] : undefined

/**
 * The steps (questions) that guests answer. Only configurable products and bundles have such steps. The steps of a vehicle are filled by
 * the booking form.
 */
export const stepsOf = (product: ConfigurableProduct): readonly Step[] =>
  product.type === 'configurable' || product.type === 'bundle' ? product.parts : []

const MOST_ADDONS = 1000

/**
 * The maximum number of pieces of an option that a guest can choose. An option that lowers the price can be chosen only once; otherwise 24
 * times 'without butter' would make a dish free.
 */
export const mostOf = (type: StepType, { modifier, value }: Pick<StepOption, 'modifier' | 'value'>): number =>
  type === 'addons' && modifier === 'add' && value !== ONCE ? MOST_ADDONS : 1

/** The answers with which the dialog for a product starts: nothing is chosen, and addons have the amount 0 (specification §4, Item configuration). */
export const startParts = (product: ConfigurableProduct): ChosenPart[] =>
  stepsOf(product).map(({ id, type, options }): ChosenPart => {
    if (holds[type] === 'text') return { id, text: '' }
    if (holds[type] === 'uploads') return { id, uploads: [] }
    return { id, options: type === 'addons' ? options.map((option) => ({ id: option.id, amount: 0 })) : [] }
  })

/** Whether a step has an answer. A text with only blanks is not an answer. An addon is an answer only if its amount is above 0. */
export const isFilled = (part: ChosenPart | undefined): boolean =>
  part !== undefined &&
  ((part.text ?? '').trim() !== '' ||
    (part.uploads?.length ?? 0) > 0 ||
    (part.options ?? []).some(({ amount }) => amount > 0))

/**
 * Checks the answer to a step. Returns what is wrong with the answer, or undefined if it is right (specification §5: non-optional steps must
 * be filled, addons need an amount above 0).
 */
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

/** Checks all answers for a product and returns what is wrong, in the sequence of the steps. Empty if everything is right. */
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

/**
 * The chosen options in the sequence in which the product lists them. The sequence of the guest's clicks must not matter, because only the last
 * option that replaces the price counts (docs/rules/money.md, Prices of food).
 */
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
  /** The chosen options or the typed text: '2 × Speck, Käse'. Empty for files. */
  readonly value: string
  /** The files that the guest has uploaded for this step. */
  readonly uploads?: readonly ChosenUpload[]
}

/** Describes the answers as texts for the cart, mails and the kitchen ticket. Steps without an answer are left out. */
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

/** The answers in the form in which they are sent and stored: without empty steps, and without addons with the amount 0. */
export const compactParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(isFilled).map((part): ChosenPart => {
    const { id, text, uploads } = part
    const options = (part.options ?? []).filter(({ amount }) => amount > 0)
    if (options.length > 0) return { id, options }
    return (uploads?.length ?? 0) > 0
      ? { id, uploads: (uploads ?? []).map((one) => ({ id: one.id, publicHash: one.publicHash })) }
      : { id, text: (text ?? '').trim() }
  })
