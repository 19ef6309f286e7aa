import { expect, test } from 'vitest'
import { ZERO } from '#kernel/money.ts'
import { deliveryAreas } from './delivery-areas.ts'

const area = (name: string, postcodes?: string[]) => ({ area: name, price: 4, tax: 7, free: false, postcodes })
const bound = [area('Au', ['81541', '81543'])]

test.each([
  ['still being typed', bound, '815', false, undefined],
  ['shorter than theirs, and left', bound, '1010', true, 'An die Postleitzahl 1010 liefern wir leider nicht.'],
  ['as long as theirs', bound, '99999', false, 'An die Postleitzahl 99999 liefern wir leider nicht.'],
  ['theirs, and left', bound, '81541', true, undefined],
  ['left empty', bound, ' ', true, undefined],
  ['an area takes every address', [...bound, area('Umland')], '1010', true, undefined],
])('a postcode that is %s (specification §2, Checkout: delivery)', (_, areas, typed, isLeft, said) => {
  const order = { cart: { deliveryArea: '' }, price: { totals: { gross: ZERO } }, setArea: () => undefined }
  const refusal = deliveryAreas({ deliveryAreas: areas, zipCode: '', city: '' }, order, {
    currency: 'EUR',
    locale: 'de',
  }).refusalOf(typed, isLeft)
  expect(refusal?.replace(' Bitte prüfen Sie die Adresse.', '')).toBe(said)
})
