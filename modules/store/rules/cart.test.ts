import { describe, expect, it } from 'vitest'
import { money } from '#kernel/money.ts'
import {
  acceptChange,
  cartCount,
  type CartItem,
  type CartProduct,
  draftItems,
  expectedLines,
  migrateCart,
} from './cart.ts'
import { priceCart } from './food-price.ts'

const pizza: CartProduct = {
  id: 'pizza',
  name: 'Pizza',
  description: 'Mit Basilikum',
  type: 'configurable',
  translations: {},
  isEnabled: true,
  isPublic: true,
  parts: [
    {
      id: 'extras',
      name: 'Extras',
      type: 'addons',
      isOptional: true,
      options: [{ id: 'ham', name: 'Speck', price: 1.5, modifier: 'add', value: '' }],
    },
  ],
  price: 9.9,
  isPriceHidden: false,
  tax: 7,
  unit: 'amount',
  calculationModel: 'fixed',
  alternativeUnits: [{ unit: 'package', ratio: 5 }],
  minimumQuantity: 1,
  maximumQuantity: null,
  quantityStepSize: 1,
}
const item = (more: Partial<CartItem> = {}): CartItem => ({
  key: 'k',
  product: pizza,
  amount: 1,
  unit: 'amount',
  parts: [],
  ...more,
})

describe('Cart count (docs/rules/cart.md, Counting)', () => {
  it.each<[string, readonly [number, string][], number]>([
    ['three pizzas', [[3, 'amount']], 3],
    [
      'portions, pairs, persons and packages',
      [
        [2, 'serving'],
        [1, 'pair'],
        [4, 'person'],
        [2, 'package'],
      ],
      9,
    ],
    [
      'weight, volume, length, area and space',
      [
        [0.35, 'kg'],
        [2, 'l'],
        [120, 'cm'],
        [4, 'm2'],
        [3, 'dm3'],
      ],
      5,
    ],
    [
      'both',
      [
        [2, 'amount'],
        [250, 'g'],
      ],
      3,
    ],
    ['nothing', [], 0],
  ])('%s', (_, items, count) => {
    expect(cartCount(items.map(([amount, unit]) => ({ amount, unit })))).toBe(count)
  })
})

describe('A cart after the catalogue changed (specification §4, Cart; docs/rules/cart.md, A changed menu)', () => {
  const ham = item({ parts: [{ id: 'extras', options: [{ id: 'ham', amount: 2 }] }] })
  const [extras] = pizza.parts
  const dearHam = { ...pizza, parts: [{ ...extras!, options: [{ ...extras!.options[0]!, price: 2 }] }] }
  it.each<[string, CartItem, CartProduct | undefined, readonly object[]]>([
    ['as it was', item(), { ...pizza }, []],
    ['gone', item(), undefined, [{ kind: 'gone' }]],
    ['switched off', item(), { ...pizza, isEnabled: false }, [{ kind: 'gone' }]],
    ['not public', item(), { ...pizza, isPublic: false }, [{ kind: 'gone' }]],
    ['dearer', item(), { ...pizza, price: 10.5 }, [{ kind: 'price', old: money(9.9), new: money(10.5) }]],
    ['cheaper', item(), { ...pizza, price: 9 }, [{ kind: 'price', old: money(9.9), new: money(9) }]],
    ['an option dearer', ham, dearHam, [{ kind: 'price', old: money(12.9), new: money(13.9) }]],
    ['an option dearer that was not taken', item(), dearHam, []],
    ['an option gone', ham, { ...pizza, parts: [] }, [{ kind: 'unfit' }]],
    ['now by the dozen', item(), { ...pizza, minimumQuantity: 12, quantityStepSize: 12 }, [{ kind: 'unfit' }]],
    ['its unit gone', item({ unit: 'package' }), { ...pizza, alternativeUnits: [] }, [{ kind: 'unfit' }]],
    [
      'another name',
      item(),
      { ...pizza, name: 'Pizza Margherita' },
      [{ kind: 'words', oldName: 'Pizza', newName: 'Pizza Margherita' }],
    ],
    ['another description', item(), { ...pizza, description: '' }, [{ kind: 'words' }]],
    [
      'its price hidden now',
      item(),
      { ...pizza, price: null, isPriceHidden: true },
      [{ kind: 'price', new: undefined }],
    ],
  ])('%s', (_, before, now, expected) => {
    const { items, changes } = migrateCart([before], now ? [now] : [])
    expect(changes).toMatchObject(expected)
    expect(changes).toHaveLength(expected.length)
    // No item is dropped. A changed item stays as the guest saw it, until the guest accepts the change.
    expect(items).toEqual([expected.length === 0 && now ? { ...before, product: now } : before])
  })

  it('accepting applies the new price; a product that is no longer offered stays until the customer removes it', () => {
    const dear = { ...pizza, price: 10.5 }
    expect(acceptChange([item()], [dear], 'k')).toEqual([item({ product: dear })])
    expect(acceptChange([item()], [dear], 'other')).toEqual([item()])
    expect(acceptChange([item()], [], 'k')).toEqual([item()])
    expect(migrateCart(acceptChange([item()], [dear], 'k'), [dear]).changes).toEqual([])
  })
})

it('draft and expected lines have the same key for a line: its position', () => {
  const items = [
    item({ key: 'x', parts: [{ id: 'extras', options: [{ id: 'ham', amount: 0 }] }] }),
    item({ key: 'y', amount: 2 }),
  ]
  expect(draftItems(items)).toEqual([
    { product: 'pizza', amount: 1, unit: 'amount', parts: [] },
    { product: 'pizza', amount: 2, unit: 'amount', parts: [] },
  ])
  const area = { area: 'Mitte', price: 3.5, tax: 7, free: false }
  expect(expectedLines(priceCart(items, { serving: 'delivery', area }))).toEqual([
    { key: 'item:0', gross: 9.9 },
    { key: 'item:1', gross: 19.8 },
    { key: 'delivery', gross: 3.5 },
  ])
})
