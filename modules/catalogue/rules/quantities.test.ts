import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canDecrease,
  canIncrease,
  type CountedProduct,
  decrease,
  increase,
  initialQuantity,
  isQuantityAllowed,
  normaliseQuantity,
  parseQuantity,
  quantityBounds,
} from './quantities.ts'

describe('typed quantities (specification §5; docs/rules/cart.md, Counting)', () => {
  it.each([
    ['3', 3],
    ['2,5', 2.5],
    ['2.5', 2.5],
    [' 4 ', 4],
    [',5', 0.5],
    ['5,', 5],
    ['-1', -1],
    ['007', 7],
    ['1e3', 0],
    ['0x10', 0],
    ['1.000,5', 0],
    ['', 0],
    ['drei', 0],
    ['Infinity', 0],
    ['1 000', 0],
    ['+5', 0],
    ['.', 0],
  ])('"%s" is %s', (typed, value) => {
    expect(parseQuantity(typed)).toBe(value)
  })
})

describe('bounds and steps (specification §5, Quantity; docs/rules/cart.md, Counting)', () => {
  it.each([
    [0, 1, 10, 1, 1],
    [1, 1, 10, 1, 1],
    [11, 1, 10, 1, 10],
    [10, 1, 10, 1, 10],
    [4.4, 1, 10, 1, 4],
    [4.5, 1, 10, 1, 5],
    [-3, 1, 10, 1, 1],
    [0.35, 0.1, undefined, 0.1, 0.4],
    [0.34, 0.1, undefined, 0.1, 0.3],
    [0.3, 0.1, undefined, 0.1, 0.3],
    [4, 3, 20, 5, 3],
    [6, 3, 20, 5, 8],
    [18.9, 3, 20, 5, 18],
    [19.9, 3, 19.95, 5, 18],
    [1000, 1, undefined, 1, 1000],
    // The product has no maximum. Then only the general limit for every order applies (`LARGEST_AMOUNT`).
    [99_999_999_999, 1, undefined, 1, 100_000],
    [5, 1, 0, 1, 5],
    [Number.NaN, 2, 8, 1, 2],
    [3.9, 1, 4, 2, 3],
    [4.9, 0, 5, 3, 5],
  ])('%s in [%s, %s] step %s is %s', (value, minimum, maximum, step, result) => {
    expect(normaliseQuantity(value, { minimum, maximum, step })).toBe(result)
  })

  const anyBounds = fc.record({
    minimum: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
    maximum: fc.option(
      fc.integer({ min: 500, max: 2000 }).map((tenths) => tenths / 10),
      { nil: undefined },
    ),
    step: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
  })

  it('does not change a normalised quantity', () => {
    fc.assert(
      fc.property(anyBounds, fc.double({ min: -10, max: 300, noNaN: true }), (bounds, value) =>
        isQuantityAllowed(normaliseQuantity(value, bounds), bounds),
      ),
    )
  })

  it('the buttons change the amount whenever they are enabled, and only then', () => {
    fc.assert(
      fc.property(anyBounds, fc.double({ min: 0, max: 300, noNaN: true }), (bounds, typed) => {
        const value = normaliseQuantity(typed, bounds)
        expect(increase(value, bounds) > value).toBe(canIncrease(value, bounds))
        expect(decrease(value, bounds) < value).toBe(canDecrease(value, bounds))
      }),
    )
  })
})

describe('alternative units', () => {
  const cheese: CountedProduct = {
    unit: 'kg',
    minimumQuantity: 0.1,
    maximumQuantity: 5,
    quantityStepSize: 0.1,
    defaultQuantity: 0.25,
    alternativeUnits: [
      { unit: 'amount', ratio: 0.2 },
      { unit: 'g', ratio: 0.001, minimumQuantity: 50, maximumQuantity: 2000, quantityStepSize: 50 },
    ],
  }
  it('have their own bounds', () => {
    expect(quantityBounds(cheese)).toEqual({ minimum: 0.1, maximum: 5, step: 0.1 })
    expect(quantityBounds(cheese, 'g')).toEqual({ minimum: 50, maximum: 2000, step: 50 })
    expect(quantityBounds(cheese, 'amount')).toEqual({ minimum: 1, maximum: undefined, step: 1 })
  })
  it('start with the default amount, adjusted to the bounds', () => {
    expect(initialQuantity(cheese)).toBe(0.3)
    expect(initialQuantity(cheese, 'g')).toBe(50)
  })
})
