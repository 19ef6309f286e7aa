import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, exactToMoney, money, ofUnits, toDecimal } from '#kernel/money.ts'
import { type ChosenOption, priceWithOptions } from './option-prices.ts'

const option = (modifier: ChosenOption['modifier'], price: number, amount = 1): ChosenOption => ({
  modifier,
  price: money(price),
  amount,
})

const of = (options: readonly ChosenOption[]) => exactToMoney(priceWithOptions(exact(money(10)), options))

describe('options: the last overwrite replaces the price, then adds and subtracts apply, never below 0 (docs/rules/money.md, Prices of food)', () => {
  it.each<[string, ChosenOption[], number]>([
    ['none', [], 10],
    ['add', [option('add', 1.5)], 11.5],
    ['subtract', [option('subtract', 2)], 8],
    ['add twice the same', [option('add', 1.5, 2)], 13],
    ['overwrite', [option('overwrite', 7)], 7],
    ['the last overwrite', [option('overwrite', 7), option('overwrite', 8)], 8],
    [
      'adds before an overwrite count as well',
      [option('add', 1), option('overwrite', 7), option('subtract', 0.5)],
      7.5,
    ],
    ['never below 0', [option('subtract', 12)], 0],
    ['only the end is kept from falling below 0', [option('subtract', 12), option('add', 3)], 1],
  ])('%s', (_, options, price) => {
    expect(toDecimal(of(options))).toBe(price)
  })

  it('does not depend on the order of adds and subtracts', () => {
    const one = fc.record({
      modifier: fc.constantFrom('add' as const, 'subtract' as const),
      price: fc.integer({ min: 0, max: 500_000 }).map(ofUnits),
    })
    fc.assert(fc.property(fc.array(one, { maxLength: 6 }), (options) => of(options) === of(options.toReversed())))
  })
})
