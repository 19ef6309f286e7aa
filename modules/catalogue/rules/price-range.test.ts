import { expect, test } from 'vitest'
import { lowestPrice } from './price-range.ts'
import type { Step, StepOption } from './configuration.ts'

type Offered = Parameters<typeof lowestPrice>[0]
const option = (modifier: StepOption['modifier'], price: number): StepOption => ({
  id: `${modifier}${price}`,
  name: '',
  price,
  modifier,
  value: '',
})
const step = (type: Step['type'], options: StepOption[], isOptional = false): Step => ({
  id: type,
  name: '',
  type,
  isOptional,
  options,
})
const sizes = step('select', [option('add', 0), option('overwrite', 38)])
const dear = step('select', [option('overwrite', 30), option('overwrite', 38)])
const offered = (more: Partial<Offered>): Offered =>
  ({
    type: 'configurable',
    price: 24,
    parts: [],
    ...more,
  }) as Offered

test.each<[string, Partial<Offered>, price: number | undefined, isVaried: boolean]>([
  ['no choices', {}, 24, false],
  ['a hidden price', { price: null, parts: [sizes] }, undefined, false],
  ['a size that replaces the price', { parts: [sizes] }, 24, true],
  ['sizes that all replace the price', { parts: [dear] }, 30, true],
  ['sizes of one price', { parts: [step('select', [option('add', 0), option('add', 0)])] }, 24, false],
  ['a cheaper choice', { parts: [step('select', [option('subtract', 3), option('add', 2)])] }, 21, true],
  [
    'an optional choice',
    { parts: [step('select', [option('add', 2)], true), step('addons', [option('add', 1)], true)] },
    24,
    false,
  ],
  ['a choice that always costs the same', { parts: [step('select', [option('add', 2)])] }, 26, false],
  ['several paid pieces', { parts: [step('multiselect', [option('add', 1), option('add', 1)])] }, 25, true],
  [
    'two steps: the last one replaces',
    { parts: [sizes, step('select', [option('overwrite', 9), option('add', 1)])] },
    9,
    true,
  ],
  ['steps that the guest does not answer', { type: 'simple', parts: [sizes] }, 24, false],
  ['more than nothing', { price: 2, parts: [step('select', [option('subtract', 5)])] }, 0, false],
])('%s', (_name, more, price, isVaried) => {
  const found = lowestPrice(offered(more))
  expect(found && found.price / 10_000).toBe(price)
  expect(found?.isVaried ?? false).toBe(isVaried)
})
