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

describe('choices that are read from the texts of an order', () => {
  test('the described choices are found: options, amounts, a name with a comma, a text', () => {
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

  test('an option is not confused with another one whose name begins in the same way', () => {
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

  test('choices are found in another language', () => {
    expect(filled([{ name: 'Side', value: 'Dumpling' }], 'en')).toEqual([
      { id: 'side', options: [{ id: 'dumpling', amount: 1 }] },
    ])
  })

  test('texts that name no current step or option choose nothing', () => {
    expect(
      filled([
        { name: 'Beilage', value: 'Reis' },
        { name: 'Enthält', value: 'Suppe' },
      ]),
    ).toEqual([])
    expect(filled([{ name: 'Beilage', value: '2 × Knödel' }])).toEqual([])
  })
})
