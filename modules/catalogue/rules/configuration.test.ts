import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChosenPart,
  chosenOptions,
  compactParts,
  type ConfigurableProduct,
  configurationProblems,
  describeParts,
  startParts,
  type Step,
  stepProblem,
  type StepType,
} from './configuration.ts'

const option = (id: string, more: Partial<Step['options'][number]> = {}): Step['options'][number] => ({
  id,
  name: id.toUpperCase(),
  price: 1,
  modifier: 'add',
  value: '',
  ...more,
})
const step = (type: StepType, more: Partial<Step> = {}): Step => ({
  id: type,
  name: `Schritt ${type}`,
  type,
  isOptional: false,
  options: ['select', 'multiselect', 'addons'].includes(type)
    ? [option('a'), option('b', { value: 'once' }), option('less', { modifier: 'subtract' })]
    : [],
  ...more,
})
const file = (id: string) => ({ id, publicHash: 'hash' })
const types: StepType[] = ['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect', 'addons']
const product = (parts: readonly Step[], type = 'configurable'): ConfigurableProduct => ({
  type,
  parts,
  translations: {},
})
const some = (id: string, amount = 1) => ({ id, amount })

describe('whether a step is filled (specification §5: every non-optional step must be filled)', () => {
  it.each<[StepType, Omit<ChosenPart, 'id'>, Omit<ChosenPart, 'id'>]>([
    ['text', { text: 'Anna' }, { text: '  ' }],
    ['textarea', { text: 'Alles Gute' }, { text: '' }],
    ['image', { uploads: [file('1')] }, { uploads: [] }],
    ['images', { uploads: [file('1'), file('2')] }, {}],
    ['file', { uploads: [file('1')] }, { uploads: [] }],
    ['files', { uploads: [file('1'), file('2')] }, {}],
    ['select', { options: [some('a')] }, { options: [] }],
    ['multiselect', { options: [some('a'), some('b')] }, { options: [] }],
    ['addons', { options: [some('a', 3), some('b', 0)] }, { options: [some('a', 0), some('b', 0)] }],
  ])('%s', (type, filled, empty) => {
    const required = step(type)
    expect(stepProblem(required, { id: type, ...filled })).toBeUndefined()
    expect(stepProblem(required, { id: type, ...empty })).toBe('configuration.required')
    expect(stepProblem(required, undefined)).toBe('configuration.required')
    const optional = step(type, { isOptional: true })
    for (const part of [filled, empty]) expect(stepProblem(optional, { id: type, ...part })).toBeUndefined()
    expect(stepProblem(optional, undefined)).toBeUndefined()
  })

  it.each<[string, StepType, Omit<ChosenPart, 'id'>, string]>([
    ['an option that is not there', 'select', { options: [some('c')] }, 'configuration.choice'],
    ['two where one is chosen', 'select', { options: [some('a'), some('b')] }, 'configuration.choice'],
    ['the same twice', 'multiselect', { options: [some('a'), some('a')] }, 'configuration.choice'],
    ['two of a choice', 'multiselect', { options: [some('a', 2)] }, 'configuration.amount'],
    ['half an addon', 'addons', { options: [some('a', 0.5)] }, 'configuration.amount'],
    ['less than none', 'addons', { options: [some('a', -1), some('b')] }, 'configuration.amount'],
    ['a second of what comes once', 'addons', { options: [some('b', 2)] }, 'configuration.amount'],
    ['taken off twice', 'addons', { options: [some('less', 2)] }, 'configuration.amount'],
    ['an addon that is not there, none of it', 'addons', { options: [some('c', 0)] }, 'configuration.choice'],
    ['two files for one', 'file', { uploads: [file('1'), file('2')] }, 'configuration.files'],
    ['two pictures for one', 'image', { uploads: [file('1'), file('2')] }, 'configuration.files'],
    ['a text for a choice', 'select', { text: 'a' }, 'configuration.unexpected'],
    ['a choice and a text', 'select', { options: [some('a')], text: 'a' }, 'configuration.unexpected'],
    ['an option for a text', 'text', { options: [some('a')] }, 'configuration.unexpected'],
    ['a file for a text', 'textarea', { uploads: [file('1')] }, 'configuration.unexpected'],
  ])('%s', (_, type, part, problem) => {
    expect(stepProblem(step(type), { id: type, ...part })).toBe(problem)
  })
})

describe('a whole configuration (specification §5: item valid when every step passes)', () => {
  const all = product(types.map((type) => step(type)))

  it('starts without choices; the amounts of addons start at 0 (specification §4)', () => {
    const start = startParts(all)
    expect(start.map(({ id }) => id)).toEqual(types)
    expect(start.at(-1)).toEqual({ id: 'addons', options: [some('a', 0), some('b', 0), some('less', 0)] })
    expect(configurationProblems(all, start)).toEqual(
      types.map((type) => ({ step: type, code: 'configuration.required' })),
    )
    expect(
      startParts(
        product(
          types.map((type) => step(type)),
          'simple',
        ),
      ),
    ).toEqual([])
  })

  it('reports every invalid step, unknown steps, and a step that occurs twice', () => {
    const two = product([step('text'), step('select')])
    expect(
      configurationProblems(two, [
        { id: 'select', options: [some('a')] },
        { id: 'select', options: [some('b')] },
        { id: 'sauce', text: 'scharf' },
        { id: 'empty', text: '' },
      ]),
    ).toEqual([
      { step: 'text', code: 'configuration.required' },
      { step: 'select', code: 'configuration.unexpected' },
      { step: 'sauce', code: 'configuration.unexpected' },
    ])
  })

  it('has no steps for a simple product', () => {
    expect(configurationProblems(product([step('text')], 'simple'), [])).toEqual([])
    expect(configurationProblems(product([], 'simple'), [{ id: 'text', text: 'x' }])).toHaveLength(1)
  })

  it('has the same result after compacting', () => {
    const part = fc.constantFrom(...types).map((type): ChosenPart => ({ id: type }))
    const filled = fc
      .tuple(part, fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 2 }))
      .map(([{ id }, text, amount]): ChosenPart => {
        const kind = id as StepType
        if (kind === 'text' || kind === 'textarea') return { id, text }
        if (['select', 'multiselect', 'addons'].includes(kind)) return { id, options: [some('a', amount)] }
        return { id, uploads: amount > 0 ? [file('1')] : [] }
      })
    const optional = product(types.map((type) => step(type, { isOptional: true })))
    fc.assert(
      fc.property(fc.uniqueArray(filled, { selector: ({ id }) => id }), (parts) => {
        for (const one of [all, optional]) {
          expect(configurationProblems(one, compactParts(parts))).toEqual(configurationProblems(one, parts))
          expect(chosenOptions(one, compactParts(parts))).toEqual(chosenOptions(one, parts))
          expect(describeParts(one, compactParts(parts), 'de')).toEqual(describeParts(one, parts, 'de'))
        }
      }),
    )
  })
})

describe('prices and texts of a configuration', () => {
  const pizza: ConfigurableProduct = {
    type: 'configurable',
    translations: { en: { parts: { size: 'Size', 'size.large': 'Large', 'extras.ham': 'Ham' } } },
    parts: [
      step('select', {
        id: 'size',
        name: 'Größe',
        options: [
          option('small', { name: 'Klein', price: 8, modifier: 'overwrite' }),
          option('large', { name: 'Groß', price: 12, modifier: 'overwrite' }),
        ],
      }),
      step('addons', {
        id: 'extras',
        name: 'Extras',
        isOptional: true,
        options: [option('ham', { name: 'Speck', price: 1.5 }), option('cheese', { name: 'Käse', price: 1.2 })],
      }),
      step('text', { id: 'note', name: 'Wunsch' }),
      step('images', { id: 'photos', name: 'Fotos' }),
    ],
  }
  const parts: ChosenPart[] = [
    { id: 'note', text: ' ohne Zwiebel ' },
    { id: 'extras', options: [some('cheese'), some('ham', 2)] },
    { id: 'size', options: [some('large')] },
    { id: 'photos', uploads: [file('1')] },
  ]

  it('lists options in the order of the product, not of the clicks', () => {
    expect(chosenOptions(pizza, parts)).toEqual([
      { modifier: 'overwrite', price: 120_000, amount: 1 },
      { modifier: 'add', price: 15_000, amount: 2 },
      { modifier: 'add', price: 12_000, amount: 1 },
    ])
  })

  it('has texts with amounts, in the chosen language', () => {
    expect(describeParts(pizza, parts, 'de')).toEqual([
      { name: 'Größe', value: 'Groß' },
      { name: 'Extras', value: '2 × Speck, Käse' },
      { name: 'Wunsch', value: 'ohne Zwiebel' },
      { name: 'Fotos', value: '', uploads: [file('1')] },
    ])
    expect(describeParts(pizza, parts, 'en').slice(0, 2)).toEqual([
      { name: 'Size', value: 'Large' },
      { name: 'Extras', value: '2 × Ham, Käse' },
    ])
  })
})
