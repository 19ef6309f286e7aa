import { describe, expect, it } from 'vitest'
import { exactToMoney, money, toDecimal } from '#kernel/money.ts'
import { type PricedProduct, unitPrice } from './unit-price.ts'

const trout: PricedProduct = {
  price: money('28.90'),
  unit: 'kg',
  calculationModel: 'approximate',
  alternativeUnits: [
    { unit: 'amount', ratio: 0.35, calculationModel: 'minimum' },
    { unit: 'dag', ratio: 0.01 },
    { unit: 'g', ratio: 0.001 },
  ],
}

describe('price per unit (specification §9: price times ratio)', () => {
  it.each([
    [undefined, 28.9, 'approximate'],
    ['kg', 28.9, 'approximate'],
    ['amount', 10.115, 'minimum'],
    ['dag', 0.289, 'approximate'],
    ['g', 0.0289, 'approximate'],
  ])('in %s is %s', (unit, price, model) => {
    const found = unitPrice(trout, unit)
    expect([found && toDecimal(exactToMoney(found.price)), found?.model]).toEqual([price, model])
  })

  it('is not rounded to 4 decimals: 30.86 per kg is 0.03086 per gram', () => {
    expect(unitPrice({ ...trout, price: money('30.86') }, 'g')?.price).toEqual({ numerator: 1543n, denominator: 5n })
  })

  it('is undefined for a unit in which the product is not sold', () => {
    expect(unitPrice(trout, 'l')).toBeUndefined()
  })
})
