import { expect, test } from 'vitest'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { Storefront } from '../../contract.ts'
import { emptyEntry, type Entry, plainItem } from './entry.ts'
import { readEntry } from './kept-entry.ts'

const dish = (id: string, part: Partial<PublicProduct> = {}): PublicProduct =>
  ({
    id,
    name: id,
    description: '',
    type: 'simple',
    price: 4.5,
    isPriceHidden: false,
    isEnabled: true,
    isPublic: true,
    tax: 7,
    unit: 'amount',
    calculationModel: 'fixed',
    alternativeUnits: [],
    minimumQuantity: 1,
    quantityStepSize: 1,
    parts: [],
    translations: {},
    ...part,
  }) as PublicProduct
const storeWith = (...products: PublicProduct[]) => ({ products }) as unknown as Storefront
const now = Date.UTC(2026, 2, 20, 18)
const entry: Entry = {
  ...emptyEntry,
  items: [
    { ...plainItem(dish('Knödel'), 2), key: 'a' },
    { ...plainItem(dish('Braten'), 1), key: 'b' },
  ],
  serving: 'takeaway',
  minutes: 30,
  payment: 'cash',
  lastName: 'Huber',
  appointment: '2026-03-20T19:00:00Z',
}
const stored = (value: Entry) => ({ ...JSON.parse(JSON.stringify(value)) })

test('a stored order is restored with the dishes and prices of today', () => {
  const read = readEntry(stored(entry), storeWith(dish('Knödel', { price: 5 }), dish('Braten')), now)
  expect(read?.lost).toEqual([])
  expect(read?.value).toMatchObject({ lastName: 'Huber', appointment: '2026-03-20T19:00:00Z' })
  expect(read?.value.items.map(({ amount, product }) => [product.name, amount, product.price])).toEqual([
    ['Knödel', 2, 5],
    ['Braten', 1, 4.5],
  ])
})

test.each<[string, Partial<PublicProduct>]>([
  ['is not on the menu any more', { isPublic: false }],
  ['is switched off', { isEnabled: false }],
  ['is not sold in this unit any more', { unit: 'kg' }],
])('a dish that %s is left out and reported', (_, part) => {
  const read = readEntry(stored(entry), storeWith(dish('Knödel', part)), now)
  expect(read?.value.items).toEqual([])
  expect(read?.lost).toEqual(['Knödel', 'Braten'])
})

test.each<[string, number, Partial<PublicProduct>]>([
  ['fewer than the minimum', 2, { minimumQuantity: 3 }],
  ['between two steps', 2, { quantityStepSize: 2 }],
  ['half of a piece', 0.5, {}],
])('all lines of an order come back as entered, also an amount that is %s', (_, amount, part) => {
  const odd = dish('Rostbratwürste', part)
  const items = [...entry.items, { ...plainItem(odd, amount), key: 'c' }]
  const read = readEntry(stored({ ...entry, items }), storeWith(dish('Knödel'), dish('Braten'), odd), now)
  expect(read?.lost).toEqual([])
  expect(read?.value.items.map((one) => [one.key, one.amount])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', amount],
  ])
})

test('a dish without the choices that it needs now comes back, with the choices that were made', () => {
  const step = { id: 'size', name: 'Größe', description: '', type: 'select', isOptional: false, options: [] }
  const larger = dish('Braten', { type: 'configurable', parts: [step] } as unknown as Partial<PublicProduct>)
  const read = readEntry(stored(entry), storeWith(dish('Knödel'), larger), now)
  expect(read?.value.items.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a time in the past is removed', () =>
  expect(readEntry(stored(entry), storeWith(), now + 2 * 3_600_000)?.value.appointment).toBeUndefined())

test.each([{}, { serving: 'flying' }, { ...stored(entry), payment: 'gold' }])(
  '%j is not accepted as a stored order',
  (values) => expect(readEntry(values, storeWith(), now)).toBeUndefined(),
)

test('a dish is restored with its choices, also with addons of which nothing was taken', () => {
  const option = (id: string) => ({
    id,
    name: id,
    price: 1,
    unit: 'amount',
    description: '',
    images: [],
    modifier: 'add',
    value: '',
  })
  const parts = [
    { id: 'side', name: 'Beilage', description: '', type: 'select', isOptional: false, options: [option('kraut')] },
    { id: 'extra', name: 'Dazu', description: '', type: 'addons', isOptional: true, options: [option('speck')] },
  ]
  const roast = dish('Braten', { type: 'configurable', parts } as unknown as Partial<PublicProduct>)
  const chosen = plainItem(roast, 1)
  const withSide = chosen.parts.map((part) =>
    part.id === 'side' ? { id: 'side', options: [{ id: 'kraut', amount: 1 }] } : part,
  )
  const begun = { ...entry, items: [...entry.items, { ...chosen, parts: withSide, key: 'c' }] }
  const read = readEntry(stored(begun), storeWith(dish('Knödel'), roast), now)
  expect(read?.value.items.map(({ key }) => key)).toContain('c')
  expect(read?.value.items.find(({ key }) => key === 'c')?.parts).toEqual(withSide)
})
