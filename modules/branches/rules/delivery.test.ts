import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, subtract, sum } from '#kernel/money.ts'
import {
  areaNamed,
  areaOfPostcode,
  deliveryTerms,
  isPostcodeWhole,
  minimumRange,
  postcodeProblem,
  type PricedArea,
} from './delivery.ts'

const area = (more: Partial<PricedArea> = {}): PricedArea => ({
  area: 'Mitte',
  price: 3.5,
  tax: 7,
  free: false,
  ...more,
})
const decimals = (terms: ReturnType<typeof deliveryTerms>) =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, typeof value === 'number' ? value / 10_000 : value]),
  )

describe('terms of a delivery (specification §5, Delivery; docs/rules/money.md, Delivery)', () => {
  it.each<[string, Partial<PricedArea>, number, object]>([
    [
      'a fee and nothing else',
      {},
      10,
      { fee: 3.5, isFree: false, freeFrom: undefined, minimum: undefined, missing: undefined },
    ],
    ['free by the flag', { free: true, freeFromOrderValue: 40 }, 0, { fee: 0, isFree: true, freeFrom: undefined }],
    ['no fee is free', { price: 0, freeFromOrderValue: 40 }, 0, { fee: 0, isFree: true, freeFrom: undefined }],
    [
      'below the free value',
      { freeFromOrderValue: 40 },
      39.99,
      { fee: 3.5, isFree: false, freeFrom: 40, missingForFree: 0.01 },
    ],
    [
      'exactly the free value',
      { freeFromOrderValue: 40 },
      40,
      { fee: 0, isFree: true, freeFrom: 40, missingForFree: undefined },
    ],
    ['above the free value', { freeFromOrderValue: 40 }, 40.01, { fee: 0, isFree: true }],
    ['zero is never free by value', { freeFromOrderValue: 0 }, 100, { fee: 3.5, isFree: false, freeFrom: undefined }],
    ['null is never free by value', { freeFromOrderValue: null }, 100, { fee: 3.5, isFree: false }],
    ['below the minimum', { minimumOrderValue: 25 }, 20.8, { minimum: 25, missing: 4.2 }],
    ['exactly the minimum', { minimumOrderValue: 25 }, 25, { minimum: 25, missing: undefined }],
    ['no minimum at zero', { minimumOrderValue: 0 }, 0, { minimum: undefined, missing: undefined }],
    ['the fee never counts towards the minimum', { minimumOrderValue: 25, price: 10 }, 20, { missing: 5 }],
  ])('%s', (_, more, goods, expected) => {
    expect(decimals(deliveryTerms(area(more), money(goods)))).toMatchObject(expected)
  })

  it('goods of 8.10 + 8.20 + 8.70 reach a minimum of 25.00 exactly', () => {
    const goods = sum([8.1, 8.2, 8.7].map((price) => money(price)))
    expect(deliveryTerms(area({ minimumOrderValue: 25 }), goods).missing).toBeUndefined()
    expect(deliveryTerms(area({ minimumOrderValue: 25 }), subtract(goods, money(0.01))).missing).toBe(money(0.01))
  })

  it('the missing amount leads exactly to the minimum', () => {
    const cents = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(cents, cents, cents, (goods, minimum, free) => {
        const terms = (value: number) =>
          deliveryTerms(area({ minimumOrderValue: minimum / 100, freeFromOrderValue: free / 100 }), money(value / 100))
        const { missing, missingForFree } = terms(goods)
        expect(missing === undefined).toBe(minimum === 0 || goods >= minimum)
        if (missing) expect(terms(goods + missing / 100).missing).toBeUndefined()
        if (missingForFree) expect(terms(goods + missingForFree / 100).isFree).toBe(true)
      }),
    )
  })

  it('areas are found by their name', () => {
    const areas = [area(), area({ area: 'Nord' })]
    expect([areaNamed(areas, 'Nord')?.area, areaNamed(areas, 'Süd')]).toEqual(['Nord', undefined])
  })
})

describe('postcodes of areas', () => {
  const centre = area({ area: 'Mitte', postcodes: ['80331', '80333'] })
  const north = area({ area: 'Nord', postcodes: ['80801', '80333'] })
  const free = area({ area: 'Umland' })
  const told = (areas: PricedArea[], chosen: string, typed: string) => {
    const problem = postcodeProblem(areas, chosen, { field: 'zipCode', typed })
    return problem && `${problem.code} ${problem.field}`
  }

  it.each<[string, PricedArea[], string, string, string | undefined, string | undefined]>([
    ['chooses its area', [centre, north], '', '80801', 'Nord', undefined],
    ['however it is written', [centre, north], '', ' 80 801', 'Nord', undefined],
    ['leaves a chosen area that names it, too', [centre, north], 'Nord', '80333', 'Nord', undefined],
    ['takes the first that names it', [centre, north], '', '80333', 'Mitte', undefined],
    ['belongs to another area', [centre, north], 'Mitte', '80801', 'Nord', 'delivery.postcode_elsewhere deliveryArea'],
    ['belongs to none', [centre, north], 'Mitte', '99999', undefined, 'delivery.postcode_unserved zipCode'],
    ['belongs to none, none chosen', [centre, north], '', '99999', undefined, 'delivery.postcode_unserved zipCode'],
    ['an area without postcodes takes any', [centre, free], 'Umland', '99999', undefined, undefined],
    ['and may still be chosen', [centre, free], '', '99999', undefined, undefined],
    ['with its country', [centre, north], 'Mitte', 'D-80331', 'Mitte', undefined],
    [
      'in digits of another width, with a sign that nobody sees',
      [centre, north],
      'Mitte',
      '８０３３１\u200b',
      'Mitte',
      undefined,
    ],
    ['not typed: asked for elsewhere', [centre, north], 'Mitte', ' ', undefined, undefined],
    ['no areas', [], '', '80331', undefined, undefined],
  ])('%s', (_, areas, chosen, typed, found, problem) => {
    expect(areaOfPostcode(areas, chosen, typed)?.area).toBe(found)
    if (areas.length > 0) expect(told(areas, chosen, typed)).toBe(problem)
  })

  it('exactly the area that a postcode selects is accepted', () => {
    const codes = fc.constantFrom('1010', '1020', '1030', '80 331', 'sw1a 1aa')
    const some = fc.array(fc.array(codes, { maxLength: 3 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(some, codes, fc.constantFrom('', 'A0', 'A1'), (lists, typed, chosen) => {
        const areas = lists.map((postcodes, index) => area({ area: `A${index}`, postcodes }))
        const found = areaOfPostcode(areas, chosen, typed)
        if (found) expect(told(areas, found.area, typed)).toBeUndefined()
        const isTaken = areas.some((one) => told(areas, one.area, typed) === undefined)
        expect(isTaken).toBe(told(areas, '', typed) === undefined)
      }),
    )
  })

  it('a typed postcode is checked once it is as long as the postcodes of the areas', () => {
    expect(['8', '8033', '80 33', '80331'].map((typed) => isPostcodeWhole([centre], typed))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('before an area is chosen, the shown minimum is the range of all areas', () => {
    const range = (...minimums: (number | null)[]) =>
      minimumRange(minimums.map((minimumOrderValue) => area({ minimumOrderValue })))
    expect(range()).toBeUndefined()
    expect(range(null, 0)).toBeUndefined()
    expect(range(25, 20, 35)).toEqual({ least: money(20), most: money(35) })
    expect(range(25, null)).toEqual({ least: money(0), most: money(25) })
  })
})
