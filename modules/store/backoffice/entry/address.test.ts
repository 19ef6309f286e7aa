import { describe, expect, test } from 'vitest'
import { afterArea, afterPostcode, afterSuggestion, deliveryErrors } from './address.ts'

const area = (name: string, ...postcodes: string[]) => ({ area: name, price: 3, tax: 10, free: false, postcodes })
const branch = {
  deliveryAreas: [area('Sendling', '81371'), area('Mitte', '80331', '80333')],
  zipCode: '81371',
  city: 'München',
}
const empty = { street: '', zipCode: '', city: '', area: '' }

describe('the address of a delivery on the phone (docs/rules/orders.md, Address of a delivery)', () => {
  test('a suggestion fills in street, postcode, town and the delivery area of its postcode', () => {
    const place = { name: 'Lindwurmstraße 5', context: { postcode: '80331', city: 'München' } }
    expect(afterSuggestion(branch, 'Sendling', place)).toEqual({
      street: 'Lindwurmstraße 5',
      city: 'München',
      zipCode: '80331',
      area: 'Mitte',
    })
    expect(afterSuggestion(branch, 'Mitte', { name: 'Hof 1', context: {} })).toEqual({ street: 'Hof 1' })
  })

  test('a postcode selects its area, and an area fills in what is certain; typed text stays', () => {
    expect(afterPostcode(branch, '', '81371')).toEqual({ zipCode: '81371', area: 'Sendling' })
    expect(afterPostcode(branch, '', '99999')).toEqual({ zipCode: '99999' })
    expect(afterArea(branch, empty, 'Sendling')).toEqual({ area: 'Sendling', zipCode: '81371', city: 'München' })
    expect(afterArea(branch, empty, 'Mitte')).toEqual({ area: 'Mitte', zipCode: '', city: '' })
    expect(afterArea(branch, { ...empty, area: 'Sendling', zipCode: '81371' }, 'Mitte').zipCode).toBe('')
    expect(afterArea(branch, { ...empty, zipCode: '80333' }, 'Sendling')).toMatchObject({ zipCode: '80333' })
  })

  test.each([
    ['outside of every area', { area: '', zipCode: '99999' }, true, { zipCode: expect.stringContaining('99999') }],
    [
      'in another area',
      { area: 'Mitte', zipCode: '81371' },
      true,
      { deliveryArea: expect.stringContaining('Sendling') },
    ],
    ['half typed', { area: 'Mitte', zipCode: '99' }, false, {}],
    ['left half typed', { area: 'Mitte', zipCode: '99' }, true, { zipCode: expect.stringContaining('99') }],
    ['right', { area: 'Mitte', zipCode: '80 333' }, true, {}],
    ['empty', { area: 'Mitte', zipCode: '' }, true, {}],
  ])('a postcode that is %s', (_, entry, isLeft, expected) => {
    expect(deliveryErrors(branch, entry, { isLeft, locale: 'de' })).toEqual(expected)
  })
})
