import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, isZero, money, netOf, ofUnits, roundToCents, sum, toDecimal } from './money.ts'
import { type LineInput, priceLine, printedLine, totalsOf } from './pricing.ts'

const line = (amount: number, price: string, taxRate: number, more: Partial<LineInput> = {}) =>
  priceLine({ key: `${amount}×${price}`, amount, unitPrice: money(price), taxRate, ...more })

describe('lines (docs/rules/money.md)', () => {
  it.each([
    [62, '1.90', 10, 117.8, 107.0909, 107.09],
    [19, '1.7273', 0, 32.82, 32.82, 32.82],
    [0.35, '12.90', 10, 4.52, 4.1091, 4.11],
    [3, '0.335', 20, 1.01, 0.8417, 0.84],
    // 522.9 × 13.1762 is exactly 6889.83498. If this were first rounded to 4 decimals (6889.8350), the result would be one cent more.
    [522.9, '13.1762', 0, 6889.83, 6889.83, 6889.83],
  ])('calculates a line of %s × %s at %s %%', (amount, price, rate, gross, net, printedNet) => {
    const priced = line(amount, price, rate)
    expect([toDecimal(priced.gross), toDecimal(priced.net)]).toEqual([gross, net])
    expect(toDecimal(printedLine(priced).net)).toBe(printedNet)
  })
})

const anyLine = fc.record({
  key: fc.string(),
  amount: fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map(ofUnits),
  taxRate: fc.constantFrom(0, 7, 8.1, 10, 13, 20),
})

describe('totals (specification §3, Pricing result; docs/rules/money.md)', () => {
  it('adds up in every row and column, to the cent', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.option(anyLine, { nil: undefined }), (inputs, fee) => {
        const lines = inputs.map(priceLine)
        const delivery = fee && priceLine(fee)
        const totals = totalsOf(lines, delivery)
        expect(totals.totalGross).toBe(sum([...lines, ...(delivery ? [delivery] : [])].map(({ gross }) => gross)))
        expect(add(totals.totalNet, totals.totalTax)).toBe(totals.totalGross)
        expect(add(totals.net, totals.tax)).toBe(totals.gross)
        expect(add(totals.deliveryNet, totals.deliveryTax)).toBe(totals.deliveryGross)
        expect(add(totals.gross, totals.deliveryGross)).toBe(totals.totalGross)
        expect(add(totals.tax, totals.deliveryTax)).toBe(totals.totalTax)
        expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.totalTax)
        expect(sum(totals.taxes.map(({ gross }) => gross))).toBe(totals.totalGross)
        for (const one of Object.values(totals)) if (typeof one === 'number') expect(one % 100).toBe(0)
        expect(totals.tax).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('calculates the tax of each rate exactly and rounds it once', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (inputs) => {
        const lines = inputs.map(priceLine)
        for (const { rate, tax } of totalsOf(lines).taxes) {
          expect(tax).toBe(roundToCents(sum(lines.filter(({ taxRate }) => taxRate === rate).map((one) => one.tax))))
        }
        for (const one of lines) {
          // The expected value is calculated in thousandths of a cent, so that it is also rounded only once.
          const thousandths = BigInt(one.unitPrice) * BigInt(Math.round(one.amount * 10))
          expect(one.gross).toBe(Number((thousandths + 500n) / 1000n) * 100)
          expect(one.net).toBe(netOf(one.gross, one.taxRate))
        }
      }),
    )
  })

  it('is zero in every field when there are no lines', () => {
    const { taxes, isApproximate, hasHiddenPrices, ...amounts } = totalsOf([])
    expect(Object.values(amounts).every(isZero)).toBe(true)
    expect([taxes, isApproximate, hasHiddenPrices]).toEqual([[], false, false])
  })

  it('flags approximate and hidden prices', () => {
    expect(totalsOf([line(1, '1', 10), line(1, '1', 10, { model: 'approximate' })]).isApproximate).toBe(true)
    expect(totalsOf([line(1, '1', 10, { model: 'minimum' })]).isApproximate).toBe(true)
    expect(totalsOf([line(1, '1', 10, { isPriceHidden: true })])).toMatchObject({
      isApproximate: false,
      hasHiddenPrices: true,
    })
  })

  it('lists rates highest first', () => {
    expect(totalsOf([line(1, '1', 0), line(1, '1', 20), line(1, '1', 10)]).taxes.map(({ rate }) => rate)).toEqual([
      20, 10, 0,
    ])
  })
})
