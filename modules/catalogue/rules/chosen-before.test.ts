import { describe, expect, test } from 'vitest'
import { partsFromWords } from './chosen-before.ts'
import { type ConfigurableProduct, describeParts, isFilled, type StepType } from './configuration.ts'

const option = (id: string, name: string) => ({ id, name, price: 0, modifier: 'add' as const, value: '' })
const step = (id: string, name: string, type: StepType, options: ReturnType<typeof option>[] = []) => ({
  id,
  name,
  type,
  isOptional: true,
  options,
})
const roast: ConfigurableProduct = {
  type: 'configurable',
  translations: { en: { parts: { side: 'Side', 'side.dumpling': 'Dumpling' } } },
  parts: [
    step('side', 'Beilage', 'multiselect', [
      option('dumpling', 'Knödel'),
      option('kraut', 'Kraut, warm'),
      option('k2', 'Kraut'),
    ]),
    step('extra', 'Dazu', 'addons', [option('bacon', 'Speck'), option('gravy', 'Soße')]),
    step('wish', 'Wunsch', 'text'),
    step('picture', 'Bild', 'image'),
  ],
}
const filled = (words: { name: string; value: string }[], locale: 'de' | 'en' = 'de') =>
  partsFromWords(roast, words, locale).filter(isFilled)

describe('choices by the words that an order keeps', () => {
  test('what was described is found again: options, amounts, a name with a comma, a text', () => {
    const parts = [
      {
        id: 'side',
        options: [
          { id: 'dumpling', amount: 1 },
          { id: 'kraut', amount: 1 },
        ],
      },
      {
        id: 'extra',
        options: [
          { id: 'bacon', amount: 2 },
          { id: 'gravy', amount: 0 },
        ],
      },
      { id: 'wish', text: 'gut durch' },
    ]
    expect(filled(describeParts(roast, parts, 'de'))).toEqual(parts)
  })

  test('a name that begins another one is not mistaken for it', () => {
    expect(filled([{ name: 'Beilage', value: 'Kraut, Knödel' }])).toEqual([
      {
        id: 'side',
        options: [
          { id: 'k2', amount: 1 },
          { id: 'dumpling', amount: 1 },
        ],
      },
    ])
  })

  test('in another language', () => {
    expect(filled([{ name: 'Side', value: 'Dumpling' }], 'en')).toEqual([
      { id: 'side', options: [{ id: 'dumpling', amount: 1 }] },
    ])
  })

  test('words without a meaning of today choose nothing', () => {
    expect(
      filled([
        { name: 'Beilage', value: 'Reis' },
        { name: 'Enthält', value: 'Suppe' },
      ]),
    ).toEqual([])
    expect(filled([{ name: 'Beilage', value: '2 × Knödel' }])).toEqual([])
  })
})
