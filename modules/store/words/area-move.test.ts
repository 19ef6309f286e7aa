import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { areaMoveText } from './area-move.ts'

const area = (name: string, price: number, minimumOrderValue?: number, freeFromOrderValue?: number) => ({
  area: name,
  price,
  tax: 7,
  free: false,
  minimumOrderValue,
  freeFromOrderValue,
})
const near = area('Mitte', 2.9, 25, 60)
const far = area('Sendling', 4.9, 35)
const free = area('Au', 0)

test.each([
  [
    'de',
    near,
    far,
    '45.70',
    'Für 81371 gilt das Liefergebiet „Sendling“: Lieferung 4,90 EUR, Mindestbestellwert 35,00 EUR. Vorher „Mitte“: Lieferung 2,90 EUR, Mindestbestellwert 25,00 EUR.',
  ],
  [
    'en',
    near,
    far,
    '45.70',
    'Postcode 81371 belongs to the delivery area “Sendling”: delivery 4,90 EUR, minimum order 35,00 EUR. Before, “Mitte”: delivery 2,90 EUR, minimum order 25,00 EUR.',
  ],
  [
    'de',
    undefined,
    far,
    '10',
    'Für 81371 gilt das Liefergebiet „Sendling“: Lieferung 4,90 EUR, Mindestbestellwert 35,00 EUR.',
  ],
  [
    'de',
    near,
    free,
    '60',
    'Für 81371 gilt das Liefergebiet „Au“: Lieferung kostenlos, kein Mindestbestellwert. Vorher „Mitte“: Lieferung kostenlos, Mindestbestellwert 25,00 EUR.',
  ],
  ['en', undefined, free, '60', 'Postcode 81371 belongs to the delivery area “Au”: free delivery, no minimum order.'],
] as const)(
  'a postcode that changes the delivery area says its price (specification §2, Checkout: delivery): %s, from %o',
  (locale, from, to, goods, words) =>
    expect(areaMoveText({ postcode: ' 81371 ', from, to }, money(goods), { currency: 'EUR', locale })).toBe(words),
)
