import { expect, test } from 'vitest'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import {
  firstProblem,
  isStepped,
  lessAmount,
  lineOf,
  moreAmount,
  nextStep,
  previousStep,
  selectOption,
  setAddon,
  setText,
  settleAmount,
  setUnit,
  setUploads,
  startForm,
  toggleOption,
  typeAmount,
  unitsOf,
} from './item-form.ts'
import { boundsText } from './quantity-field.tsx'

const option = (id: string, price = 0) => ({ id, name: id, price, modifier: 'add', value: '' })
const step = (id: string, type: string, isOptional = false, options = [option('a'), option('b', 1.2)]) => ({
  id,
  name: id,
  description: '',
  type,
  isOptional,
  options,
})
const product = (more: Record<string, unknown> = {}) =>
  ({
    id: 'p',
    name: 'Leberkäse',
    type: 'configurable',
    price: 12,
    unit: 'amount',
    calculationModel: 'fixed',
    minimumQuantity: 1,
    quantityStepSize: 1,
    alternativeUnits: [],
    bundle: [],
    parts: [],
    isStepByStep: false,
    translations: {},
    ...more,
  }) as unknown as PublicProduct
const form = (parts: unknown[], more: Record<string, unknown> = {}) => startForm(product({ parts, ...more }), 'k', 'de')

test('select: a click selects, and a click on the selected option clears it in an optional step only (specification §4)', () => {
  const must = { id: 's', isOptional: false }
  const may = { id: 's', isOptional: true }
  const chosen = selectOption(form([step('s', 'select')]), must, 'a')
  expect(chosen.parts[0]?.options).toEqual([{ id: 'a', amount: 1 }])
  expect(selectOption(chosen, must, 'b').parts[0]?.options).toEqual([{ id: 'b', amount: 1 }])
  expect(selectOption(chosen, must, 'a')).toBe(chosen)
  expect(selectOption(chosen, may, 'a').parts[0]?.options).toEqual([])
})

test('each of the nine step types must be filled unless it is optional (specification §5)', () => {
  const files = [{ id: 'u', publicHash: 'h', filename: 'x.png' }]
  const fill = {
    text: (f: ReturnType<typeof form>) => setText(f, 'x', 'Hallo'),
    textarea: (f: ReturnType<typeof form>) => setText(f, 'x', 'Hallo'),
    select: (f: ReturnType<typeof form>) => selectOption(f, { id: 'x', isOptional: false }, 'a'),
    multiselect: (f: ReturnType<typeof form>) => toggleOption(f, 'x', 'b'),
    addons: (f: ReturnType<typeof form>) => setAddon(f, 'x', 'b', 2),
    image: (f: ReturnType<typeof form>) => setUploads(f, 'x', files),
    images: (f: ReturnType<typeof form>) => setUploads(f, 'x', files),
    file: (f: ReturnType<typeof form>) => setUploads(f, 'x', files),
    files: (f: ReturnType<typeof form>) => setUploads(f, 'x', files),
  }
  for (const [type, act] of Object.entries(fill)) {
    expect(firstProblem(form([step('x', type)])), type).toBe('x')
    expect(firstProblem(form([step('x', type, true)])), `${type}, optional`).toBeUndefined()
    expect(firstProblem(act(form([step('x', type)]))), `${type}, filled`).toBeUndefined()
  }
})

test("the cart's line leaves out empty values and keeps the names of files", () => {
  const parts = [step('t', 'text', true), step('a', 'addons', true), step('i', 'image', true)]
  const done = setUploads(setAddon(form(parts), 'a', 'b', 2), 'i', [{ id: 'u', publicHash: 'h', filename: 'oma.png' }])
  expect(lineOf(done).parts).toEqual([
    { id: 'a', options: [{ id: 'b', amount: 2 }] },
    { id: 'i', uploads: [{ id: 'u', publicHash: 'h', filename: 'oma.png' }] },
  ])
  // When the item is opened for editing again, every addon has an amount, and those that were not chosen have 0.
  const again = startForm(done.product, 'k', 'de', lineOf(done))
  expect(again.parts.find(({ id }) => id === 'a')?.options).toEqual([
    { id: 'a', amount: 0 },
    { id: 'b', amount: 2 },
  ])
})

test('kept choices that the dish does not have any more are left out', () => {
  const kept = lineOf(toggleOption(toggleOption(form([step('m', 'multiselect')]), 'm', 'a'), 'm', 'b'))
  const without = product({ parts: [step('m', 'multiselect', false, [option('a')])] })
  expect(startForm(without, 'k', 'de', kept).parts).toEqual([{ id: 'm', options: [{ id: 'a', amount: 1 }] }])
  expect(startForm(product({ parts: [] }), 'k', 'de', kept).parts).toEqual([])
  const litres = { ...kept, unit: 'l' as const, amount: 9 }
  expect(startForm(without, 'k', 'de', litres)).toMatchObject({ unit: 'amount', amount: 1 })
})

test("step by step: 'next' works only if the step is valid, and 'back' always works (specification §4)", () => {
  const stepped = form([step('s', 'select'), step('t', 'text', true)], { isStepByStep: true })
  expect(isStepped(stepped)).toBe(true)
  expect(isStepped(form([step('s', 'select')], { isStepByStep: true }))).toBe(false)
  expect(nextStep(stepped)).toMatchObject({ step: 0, isAsked: true })
  const next = nextStep(selectOption(stepped, { id: 's', isOptional: false }, 'a'))
  expect(next).toMatchObject({ step: 1, isAsked: false })
  expect(nextStep(next).step).toBe(1)
  expect(previousStep(next).step).toBe(0)
})

test.each([
  ['2', 2],
  ['0,5', 0.5],
  ['0,3', 0.3],
  ['0,27', 0.3],
  ['9', 5],
  ['', 0.2],
  ['1e3', 0.2],
  ['-1', 0.2],
])('a typed quantity of %s is %s within 0,2 to 5 in steps of 0,1 (specification §5, Quantity)', (typed, amount) => {
  const weighed = form([], { unit: 'kg', minimumQuantity: 0.2, maximumQuantity: 5, quantityStepSize: 0.1 })
  const typing = typeAmount(weighed, typed)
  expect(typing.typed).toBe(typed)
  expect(settleAmount(typing)).toMatchObject({ amount, typed: String(amount).replace('.', ',') })
})

test('stepper and units respect their limits; another unit starts at its own minimum', () => {
  const cheese = form([], {
    unit: 'kg',
    minimumQuantity: 0.2,
    quantityStepSize: 0.1,
    alternativeUnits: [
      { unit: 'amount', ratio: 0.25, minimumQuantity: 2, quantityStepSize: 2, calculationModel: 'approximate' },
    ],
  })
  expect(unitsOf(cheese.product)).toEqual(['kg', 'amount'])
  expect(lessAmount(cheese).amount).toBe(0.2)
  expect(moreAmount(cheese).amount).toBe(0.3)
  const pieces = setUnit(cheese, 'amount')
  expect([pieces.amount, moreAmount(pieces).amount]).toEqual([2, 4])
  expect(boundsText(cheese, 'de')).toBe('Mindestens 0,2 kg. In Schritten von 0,1 kg.')
  expect(boundsText(pieces, 'en')).toBe('At least 2 pcs. In steps of 2 pcs.')
})

test('the field shows its amount in the format of its language', () => {
  const english = startForm(product({ parts: [], unit: 'kg', minimumQuantity: 0.2, quantityStepSize: 0.1 }), 'k', 'en')
  expect(typeAmount(english, '0,5').typed).toBe('0,5')
  expect(settleAmount(typeAmount(english, '0,5')).typed).toBe('0.5')
})

test('the amount is limited so that the price can be calculated: a typed amount is reduced, and more expensive options lower the limit', () => {
  const addons = step('a', 'addons', true, [option('gold', 100_000)])
  const gold = typeAmount(form([addons], { price: 99_999 }), '100000')
  expect(gold.amount).toBe(10)
  expect([moreAmount(gold).amount, boundsText(gold, 'de')]).toEqual([10, 'Mindestens 1 Stk., höchstens 10 Stk.'])
  expect(setAddon(gold, 'a', 'gold', 1).amount).toBe(5)
})
