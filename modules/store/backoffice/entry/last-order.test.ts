import { describe, expect, test } from 'vitest'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { dishesAgain } from './last-order.ts'

const product = (part: Partial<PublicProduct> = {}): PublicProduct =>
  ({
    id: 'knoedel',
    name: 'Knödel',
    description: '',
    type: 'simple',
    price: 4.5,
    unit: 'amount',
    alternativeUnits: [],
    minimumQuantity: 1,
    quantityStepSize: 1,
    parts: [],
    translations: {},
    ...part,
  }) as PublicProduct
const offer = (one: PublicProduct, availability: 'orderable' | 'disabled' = 'orderable') => ({
  product: one,
  availability,
  isSoldOut: availability === 'disabled',
  again: undefined,
})
const ordered = {
  kind: 'product' as const,
  productId: 'knoedel',
  name: 'Dumplings',
  staffName: 'Knödel',
  amount: 2,
  unit: 'amount',
  details: [],
}

describe('Copying the dishes of the last order (docs/rules/back-office.md, Order board)', () => {
  test('a dish without choices is copied with its amount and the current product', () => {
    const today = product({ price: 5 })
    const { again, left } = dishesAgain([ordered], [offer(today)])
    expect(again).toEqual([{ product: today, unit: 'amount', amount: 2, parts: [] }])
    expect(left).toEqual([])
  })
  test.each([
    ['sold out', ordered, [offer(product(), 'disabled')]],
    ['not on the menu', ordered, []],
    ['sold in another unit now', { ...ordered, unit: 'kg' }, [offer(product())]],
    ['sold from three now', ordered, [offer(product({ minimumQuantity: 3 }))]],
    ['with choices then', { ...ordered, details: [{ name: 'Beilage', value: 'Kraut' }] }, [offer(product())]],
  ])('staff must choose the dish themselves: %s', (_why, item, offered) => {
    expect(dishesAgain([item], offered)).toEqual({ again: [], left: ['Knödel'] })
  })
  test('a delivery or a ride does not count as a dish', () => {
    expect(dishesAgain([{ ...ordered, kind: 'ride' as const }], [])).toEqual({ again: [], left: [] })
  })
})
