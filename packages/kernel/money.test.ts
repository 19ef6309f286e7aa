import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  cents,
  format,
  fraction,
  isMoneyDecimal,
  money,
  type Money,
  netOf,
  ofUnits,
  roundToCents,
  subtract,
  sum,
  times,
  toDecimal,
  ZERO,
} from './money.ts'

const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map(ofUnits)

describe('money (docs/rules/money.md)', () => {
  it.each([
    [1.9, 19_000],
    ['204.30', 2_043_000],
    ['-0.07', -700],
    [0, 0],
    ['-0', 0],
    ['1.7273', 17_273],
    ['1.72730000', 17_273],
    [0.1 * 3, undefined],
    ['1,90', undefined],
    ['1e3', undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    ['1.23456', undefined],
    ['', undefined],
    [1e21, undefined],
    ['99999999999', undefined],
  ])('reads %s as %s ten-thousandths', (decimal, units) => {
    expect(isMoneyDecimal(decimal)).toBe(units !== undefined)
    if (units === undefined) expect(() => money(decimal)).toThrow(RangeError)
    else expect(money(decimal)).toBe(units)
  })

  it('is the same after it was written to JSON and read back', () => {
    fc.assert(fc.property(amount, (one) => money(toDecimal(one)) === one))
  })

  it.each([
    ['0.005', 0.01],
    ['-0.005', -0.01],
    ['0.0049', 0],
    ['-0.0049', 0],
    ['1.015', 1.02],
    ['2.345', 2.35],
    ['168.30', 168.3],
  ])('rounds %s half-up to %s cents, away from zero', (decimal, rounded) => {
    expect(roundToCents(money(decimal))).toBe(money(rounded))
    expect(Object.is(roundToCents(money(decimal)), -0)).toBe(false)
  })

  it('rounds a refund to exactly the opposite of its payment', () => {
    fc.assert(fc.property(amount, (one) => roundToCents(times(one, -1)) === times(roundToCents(one), -1)))
  })

  it.each([
    [10, '168.30', '153'],
    [10, '1.90', '1.7273'],
    [0, '36', '36'],
    [20, '0.0001', '0.0001'],
    [8.1, '10.81', '10'],
    [7, '1', '0.9346'],
  ])('net at %s %% of %s is %s (specification §9)', (rate, gross, net) => {
    expect(netOf(money(gross), rate)).toBe(money(net))
  })

  it('calculates a net that is at most half of 1/10,000 wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: 0, max: 1000 }), (units, tenths) => {
        const net = BigInt(netOf(ofUnits(units), tenths / 10))
        // The rule: `net` differs from the exact value by at most half a unit: |net − gross·1000/(1000+t)| ≤ 1/2. The code uses only whole
        // numbers.
        const off = 2n * (net * BigInt(1000 + tenths) - BigInt(units) * 1000n)
        expect(off <= BigInt(1000 + tenths) && off > -BigInt(1000 + tenths)).toBe(true)
      }),
    )
  })

  it('multiplies by fractions exactly and rounds halves up', () => {
    expect(times(money(1), { numerator: 1, denominator: 3 })).toBe(3333)
    expect(times(ofUnits(1), { numerator: 1, denominator: 2 })).toBe(1)
    expect(times(ofUnits(-1), { numerator: 1, denominator: 2 })).toBe(-1)
    expect(times(money('9999999.9999'), 1000)).toBe(99_999_999_999_000)
    expect(times(money('12.90'), fraction(0.35))).toBe(money('4.515'))
    expect(() => times(money(1), { numerator: 1, denominator: 0 })).toThrow(RangeError)
  })

  it('adds exactly, and refuses a sum that is too large', () => {
    fc.assert(fc.property(amount, amount, (a, b) => subtract(add(a, b), b) === a))
    expect(sum([])).toBe(ZERO)
    expect(sum([money(0.1), money(0.2)])).toBe(money(0.3))
    const largest = ofUnits(99_999_999_999_999)
    expect(() => add(largest, 1 as Money)).toThrow(RangeError)
  })

  it.each([
    ['204.3', '204,30 EUR'],
    ['0', '0,00 EUR'],
    ['0.05', '0,05 EUR'],
    ['1234567.891', '1.234.567,89 EUR'],
    ['-5', '\u22125,00 EUR'],
    ['999.995', '1.000,00 EUR'],
    ['-0.004', '0,00 EUR'],
  ])('writes %s as %s (specification §5)', (decimal, written) => {
    expect(format(money(decimal), 'EUR')).toBe(written)
  })

  it('converts to whole cents for payment providers', () => {
    expect(cents(money('204.30'))).toBe(20_430)
    expect(cents(money('0.005'))).toBe(1)
  })
})
