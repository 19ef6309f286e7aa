import { describe, expect, it } from 'vitest'
import { conversion, countsAsOne, isUnit, type Unit, units } from './units.ts'

const ratio = (from: Unit, to: Unit) => {
  const factor = conversion(from, to)
  return factor && Number(factor.numerator) / Number(factor.denominator)
}

describe('units (specification §3, Units)', () => {
  it.each([
    ['kg', 'g', 1000],
    ['dag', 'g', 10],
    ['l', 'ml', 1000],
    ['dl', 'cl', 10],
    ['km', 'm', 1000],
    ['cm', 'mm', 10],
    ['m2', 'cm2', 10_000],
    ['m3', 'dm3', 1000],
    ['g', 'kg', 0.001],
    ['kg', 'l', undefined],
    ['amount', 'pair', undefined],
    ['person', 'person', 1],
  ] as const)('the factor from %s to %s is %s', (from, to, factor) => {
    expect(ratio(from, to)).toBe(factor)
  })

  it('counts measured goods as 1 in the cart (docs/rules/cart.md)', () => {
    const counted = Object.keys(units).filter((unit) => isUnit(unit) && !countsAsOne(unit))
    expect(counted).toEqual(['amount', 'serving', 'pair', 'person', 'package'])
  })

  it('does not accept names of object properties as units', () => {
    expect(isUnit('stone')).toBe(false)
    expect(isUnit('toString')).toBe(false)
  })
})
