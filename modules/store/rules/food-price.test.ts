import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, format, money, roundToCents, sum, ZERO } from '#kernel/money.ts'
import { deliveryTypes } from '#modules/ordering/rules/delivery-types.ts'
import type { PricedArea } from '#modules/branches/rules/delivery.ts'
import {
  type FoodItem,
  type FoodProduct,
  isPriceable,
  itemUnitPrice,
  orderedBounds,
  priceCart,
  taxRateOf,
} from './food-price.ts'

const product = (more: Partial<FoodProduct> = {}): FoodProduct => ({
  id: 'p',
  type: 'simple',
  translations: {},
  parts: [],
  price: 8.1,
  isPriceHidden: false,
  tax: 7,
  takeawayTax: null,
  dineInTax: null,
  unit: 'amount',
  calculationModel: 'fixed',
  alternativeUnits: [],
  ...more,
})
const item = (more: Partial<FoodProduct> = {}, own: Partial<FoodItem> = {}): FoodItem => {
  const made = product(more)
  return { key: 'item:0', product: made, amount: 1, unit: made.unit, parts: [], ...own }
}
const area: PricedArea = {
  area: 'Mitte',
  price: 3.5,
  tax: 19,
  free: false,
  freeFromOrderValue: 40,
  minimumOrderValue: 25,
}
const eur = (amount: ReturnType<typeof money>) => format(amount, '').trim()

describe('Amounts beyond the range of money', () => {
  it('are never offered, and pricing them does not throw: 99,999.00 times 100,000', () => {
    const gold = item({ price: 99_999 }, { amount: 100_000 })
    expect(isPriceable(gold)).toBe(false)
    const { lines, totals } = priceCart([gold, item()], { serving: 'delivery', area })
    expect(lines.map(({ gross, isPriceHidden }) => [eur(gross), isPriceHidden])).toEqual([
      ['0,00', true],
      ['8,10', false],
    ])
    expect(eur(totals.totalGross)).toBe('11,60')
  })

  it('the maximum that a field offers can be calculated, but one step more cannot', () => {
    const steps = fc.constantFrom(0.1, 0.25, 1, 2)
    const price = fc.integer({ min: 1, max: 4_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(price, steps, fc.constantFrom(1, 0.5, 12), (one, step, ratio) => {
        const counted = {
          ...product({ price: one, alternativeUnits: [{ unit: 'kg', ratio, quantityStepSize: step }] }),
          minimumQuantity: 1,
          quantityStepSize: step,
        }
        for (const unit of ['amount', 'kg']) {
          const { maximum } = orderedBounds({ product: counted, unit, parts: [] })
          const taken = (amount: number) => isPriceable({ product: counted, unit, parts: [], amount })
          expect(taken(maximum ?? 100_000)).toBe(true)
          if (maximum) expect(taken(maximum + step)).toBe(false)
        }
      }),
    )
  })
})

describe('Tax by delivery type (specification §9: takeawayTax, dineInTax, tax; docs/rules/money.md, Prices of food)', () => {
  it.each<[string, Partial<FoodProduct>, readonly number[]]>([
    ['all three', { tax: 7, takeawayTax: 5, dineInTax: 19 }, [5, 7, 19]],
    ['missing ones', { tax: 7 }, [7, 7, 7]],
    ['undefined ones', { tax: 7, takeawayTax: undefined, dineInTax: undefined }, [7, 7, 7]],
    ['zero is a rate', { tax: 7, takeawayTax: 0, dineInTax: 0 }, [0, 7, 0]],
  ])('%s', (_, taxes, rates) => {
    expect(deliveryTypes.map((type) => taxRateOf(product(taxes), type))).toEqual(rates)
  })
})

describe('Unit price (specification §9; docs/rules/money.md, Prices of food)', () => {
  const steps: FoodProduct['parts'] = [
    {
      id: 'size',
      name: 'Größe',
      type: 'select',
      isOptional: true,
      options: [{ id: 'large', name: 'Groß', price: 12, modifier: 'overwrite', value: '' }],
    },
    {
      id: 'extras',
      name: 'Extras',
      type: 'addons',
      isOptional: true,
      options: [
        { id: 'ham', name: 'Speck', price: 1.5, modifier: 'add', value: '' },
        { id: 'less', name: 'Ohne Beilage', price: 99, modifier: 'subtract', value: '' },
      ],
    },
  ]
  const kg = { unit: 'kg', ratio: 10, calculationModel: 'approximate' as const }
  it.each<[string, Partial<FoodProduct>, Partial<FoodItem>, string, string]>([
    ['as it is', {}, {}, '8,10', 'fixed'],
    [
      'in another unit: price times ratio',
      { price: 1.99, unit: 'dag', alternativeUnits: [kg] },
      { unit: 'kg' },
      '19,90',
      'approximate',
    ],
    [
      'the ratio scales the price, not the options',
      { type: 'configurable', parts: steps, price: 2, unit: 'dag', alternativeUnits: [kg] },
      { unit: 'kg', parts: [{ id: 'extras', options: [{ id: 'ham', amount: 2 }] }] },
      '23,00',
      'approximate',
    ],
    [
      'an option overwrites, addons add',
      { type: 'configurable', parts: steps },
      {
        parts: [
          { id: 'extras', options: [{ id: 'ham', amount: 2 }] },
          { id: 'size', options: [{ id: 'large', amount: 1 }] },
        ],
      },
      '15,00',
      'fixed',
    ],
    [
      'never below 0',
      { type: 'configurable', parts: steps },
      { parts: [{ id: 'extras', options: [{ id: 'less', amount: 1 }] }] },
      '0,00',
      'fixed',
    ],
    ['hidden counts 0', { price: null, isPriceHidden: true, calculationModel: 'minimum' }, {}, '0,00', 'minimum'],
    ['hidden counts 0 on the server, too', { price: 50, isPriceHidden: true }, {}, '0,00', 'fixed'],
    ['in a unit that is gone as in its own', {}, { unit: 'kg' }, '8,10', 'fixed'],
  ])('%s', (_, more, own, price, model) => {
    const got = itemUnitPrice(item(more, own))
    expect([eur(got.price), got.model]).toEqual([price, model])
  })
})

describe('A price in another unit is exact until the line is rounded', () => {
  const gram = { unit: 'g', ratio: 0.001 }
  it.each([
    ['30.86', 849, '26,20'],
    ['0.44', 849, '0,37'],
    ['0.44', 900, '0,40'],
  ])('at %s per kg, %s g cost %s, the same as that weight in kg', (price, grams, gross) => {
    const product = { price: Number(price), unit: 'kg', alternativeUnits: [gram] }
    const { lines } = priceCart(
      [item(product, { unit: 'g', amount: grams }), item(product, { unit: 'kg', amount: grams / 1000 })],
      { serving: 'takeaway' },
    )
    expect(lines.map((line) => eur(line.gross))).toEqual([gross, gross])
  })
})

describe('A cart (specification §3, Pricing result; docs/rules/money.md, Lines and totals)', () => {
  it('the gross of each line is rounded half-up first', () => {
    const { lines, totals } = priceCart(
      [item({ price: 1.25, unit: 'kg' }, { amount: 0.5 }), item({ price: 1.25, unit: 'kg' }, { amount: 0.5 })],
      { serving: 'takeaway' },
    )
    expect(lines.map(({ gross }) => eur(gross))).toEqual(['0,63', '0,63'])
    expect(eur(totals.totalGross)).toBe('1,26')
  })

  it('8.10 + 8.20 + 8.70 meets the minimum of 25.00, and the fee has its own tax', () => {
    const items = [8.1, 8.2, 8.7].map((price, index) => item({ price }, { key: `item:${index}` }))
    const { terms, delivery, totals } = priceCart(items, { serving: 'delivery', area })
    expect(terms?.missing).toBeUndefined()
    expect([eur(totals.gross), eur(totals.deliveryGross), eur(totals.totalGross)]).toEqual(['25,00', '3,50', '28,50'])
    expect(delivery).toMatchObject({ key: 'delivery', taxRate: 19 })
    expect(totals.taxes.map(({ rate, gross }) => [rate, eur(gross)])).toEqual([
      [19, '3,50'],
      [7, '25,00'],
    ])
  })

  it('from the free value on the fee is 0, but its line stays', () => {
    const { delivery, totals } = priceCart([item({ price: 40 })], { serving: 'delivery', area })
    expect([delivery?.gross, eur(totals.totalGross)]).toEqual([ZERO, '40,00'])
  })

  it('there is no delivery fee for pickup, for an empty cart or without an area', () => {
    expect(priceCart([item()], { serving: 'takeaway', area })).toMatchObject({ delivery: undefined, terms: undefined })
    expect(priceCart([item()], { serving: 'delivery' })).toMatchObject({ delivery: undefined, terms: undefined })
    const empty = priceCart([], { serving: 'delivery', area })
    expect([empty.delivery, empty.totals.totalGross, empty.terms?.missing]).toEqual([undefined, ZERO, money(25)])
  })

  it('the delivery type changes the taxes but no gross amount (specification §2, Checkout: delivery type)', () => {
    const beer = item({ price: 3.9, tax: 19, takeawayTax: 19, dineInTax: 19 }, { amount: 2 })
    const soup = item({ price: 6.9, tax: 7, dineInTax: 19 })
    const of = (serving: 'takeaway' | 'dineIn') => priceCart([beer, soup], { serving }).totals
    expect(of('takeaway').taxes.map(({ rate }) => rate)).toEqual([19, 7])
    expect(of('dineIn').taxes.map(({ rate }) => rate)).toEqual([19])
    expect(of('dineIn').totalGross).toBe(of('takeaway').totalGross)
  })

  it('a cart is approximate if at least one line is, and has hidden prices if at least one line has', () => {
    const flags = (...items: FoodItem[]) => {
      const { isApproximate, hasHiddenPrices } = priceCart(items, { serving: 'takeaway' }).totals
      return [isApproximate, hasHiddenPrices]
    }
    expect(flags(item())).toEqual([false, false])
    expect(flags(item(), item({ calculationModel: 'approximate' }))).toEqual([true, false])
    expect(flags(item({ calculationModel: 'minimum' }))).toEqual([true, false])
    expect(flags(item(), item({ isPriceHidden: true, price: null }))).toEqual([false, true])
  })

  it('the sum of the lines equals the total and the payment, and taxes per rate add up', () => {
    const rate = fc.constantFrom(0, 5, 7, 10, 19, 8.1)
    const anyItem = fc
      .record({
        price: fc.integer({ min: 0, max: 5_000_000 }),
        amount: fc.integer({ min: 1, max: 200_000 }),
        tax: rate,
        dineInTax: fc.option(rate),
        takeawayTax: fc.option(rate),
        isPriceHidden: fc.boolean(),
      })
      .map(({ price, amount, ...more }) =>
        item({ price: price / 10_000, unit: 'kg', ...more }, { amount: amount / 10_000 }),
      )
    const anyArea = fc.record({ price: fc.integer({ min: 0, max: 2000 }), tax: rate, free: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(anyItem, { maxLength: 20 }),
        fc.constantFrom(...deliveryTypes),
        anyArea,
        (items, serving, where) => {
          const place: PricedArea = { area: 'x', price: where.price / 100, tax: where.tax, free: where.free }
          const { lines, delivery, totals } = priceCart(items, { serving, area: place })
          const fee = delivery?.gross ?? ZERO
          for (const line of lines) {
            expect(line.gross).toBe(roundToCents(line.gross))
            expect(add(line.net, line.tax)).toBe(line.gross)
          }
          expect(add(sum(lines.map(({ gross }) => gross)), fee)).toBe(totals.totalGross)
          expect(add(totals.gross, totals.deliveryGross)).toBe(totals.totalGross)
          expect(add(totals.totalNet, totals.totalTax)).toBe(totals.totalGross)
          expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.totalTax)
          expect(sum(totals.taxes.map(({ gross }) => gross))).toBe(totals.totalGross)
          expect(new Set(totals.taxes.map((one) => one.rate)).size).toBe(totals.taxes.length)
        },
      ),
    )
  })
})
