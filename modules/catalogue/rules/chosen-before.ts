import type { Locale } from '#contract/locale.ts'
import {
  type ChosenPart,
  type ConfigurableProduct,
  mostOf,
  startParts,
  type Step,
  stepHolds,
  stepsOf,
} from './configuration.ts'
import { optionName, stepName } from './product-words.ts'

/**
 * Finds the options of an earlier order when a guest orders the same again. The earlier order contains only texts (`describeParts`), which
 * are compared with the current names of steps and options. If a text contains anything that is not an option now, nothing is chosen in
 * that step. Uploaded files are never chosen again.
 */
export function partsFromWords(
  product: ConfigurableProduct,
  words: readonly { readonly name: string; readonly value: string }[],
  locale: Locale,
): ChosenPart[] {
  const steps = stepsOf(product)
  return startParts(product).map((empty): ChosenPart => {
    const step = steps.find(({ id }) => id === empty.id)
    const told = step && words.find(({ name }) => name === stepName(product, step.id, locale))
    if (!step || !told || stepHolds(step.type) === 'uploads') return empty
    if (stepHolds(step.type) === 'text') return { id: step.id, text: told.value }
    const named = step.options.map((option) => ({ option, name: optionName(product, step.id, option.id, locale) }))
    const options = optionsIn(told.value, step, named)
    if (!options) return empty
    const others = (empty.options ?? []).filter(({ id }) => !options.some((one) => one.id === id))
    return { id: step.id, options: [...options, ...others] }
  })
}

type Chosen = NonNullable<ChosenPart['options']>

/**
 * Finds the options in a text such as '2 × Speck, Käse'. A name can contain commas, so the text cannot simply be split. Undefined if a part of the
 * text is not an option of the step.
 */
function optionsIn(
  text: string,
  step: Step,
  named: readonly { option: Step['options'][number]; name: string }[],
): Chosen | undefined {
  if (text === '') return []
  const [, many = '1', rest = text] = /^(\d+) × (.*)$/s.exec(text) ?? []
  for (const [amount, words] of [
    [Number(many), rest],
    [1, text],
  ] as const) {
    for (const { option, name } of named.toSorted((a, b) => b.name.length - a.name.length)) {
      if (amount > mostOf(step.type, option) || !words.startsWith(name)) continue
      const behind = words.slice(name.length)
      if (behind !== '' && !behind.startsWith(', ')) continue
      const others = optionsIn(
        behind.slice(2),
        step,
        named.filter((one) => one.option !== option),
      )
      if (others) return [{ id: option.id, amount }, ...others]
    }
  }
  return undefined
}
