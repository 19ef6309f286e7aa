import { describe, expect, it } from 'vitest'
import { stepNote } from './product-notes.ts'
import { isVehicleIn, optionName, productDescription, productName, stepName } from './product-words.ts'

const pizza = {
  name: 'Pizza',
  description: 'Aus dem Steinofen',
  translations: {
    en: {
      description: 'From the stone oven',
      parts: { size: 'Size', 'size.large': 'Large', 'size#description': 'Across' },
    },
  },
  parts: [
    {
      id: 'size',
      name: 'Größe',
      description: 'Durchmesser',
      options: [
        { id: 'large', name: 'Groß' },
        { id: 'small', name: 'Klein', description: '24 cm' },
      ],
    },
  ],
}

describe('texts of a product in two languages (ADR 0011)', () => {
  it('the English name is used if there is one, otherwise the German one', () => {
    const named = (en: { name?: string } | undefined) => ({ name: 'Kleinbus', translations: { en } })
    expect(productName(named({ name: 'Van' }), 'de')).toBe('Kleinbus')
    expect(productName(named({ name: 'Van' }), 'en')).toBe('Van')
    for (const none of [undefined, {}, { name: '' }]) expect(productName(named(none), 'en')).toBe('Kleinbus')
  })

  it('descriptions, steps and options fall back to German independently', () => {
    expect([productDescription(pizza, 'de'), productDescription(pizza, 'en')]).toEqual([
      'Aus dem Steinofen',
      'From the stone oven',
    ])
    expect([stepName(pizza, 'size', 'de'), stepName(pizza, 'size', 'en')]).toEqual(['Größe', 'Size'])
    expect(optionName(pizza, 'size', 'large', 'en')).toBe('Large')
    expect(optionName(pizza, 'size', 'small', 'en')).toBe('Klein')
  })

  it('notes of steps and options are German if there is no English one', () => {
    expect([stepNote(pizza, 'size', 'de'), stepNote(pizza, 'size', 'en')]).toEqual(['Durchmesser', 'Across'])
    expect(stepNote(pizza, 'size', 'en', 'small')).toBe('24 cm')
    expect([stepNote(pizza, 'size', 'en', 'large'), stepNote(pizza, 'sauce', 'en')]).toEqual(['', ''])
  })

  it('a deleted step or option is shown by its key', () => {
    expect(stepName(pizza, 'sauce', 'de')).toBe('sauce')
    expect(optionName(pizza, 'size', 'huge', 'de')).toBe('size.huge')
  })
})

it('a vehicle without a language is offered in both, one with a language only in that one (specification §2, Vehicles section)', () => {
  const van = { type: 'vehicle', content: {} }
  expect([isVehicleIn(van, 'de'), isVehicleIn(van, 'en')]).toEqual([true, true])
  const german = { type: 'vehicle', content: { language: 'de' as const } }
  expect([isVehicleIn(german, 'de'), isVehicleIn(german, 'en')]).toEqual([true, false])
  expect(isVehicleIn({ type: 'simple', content: {} }, 'de')).toBe(false)
})
