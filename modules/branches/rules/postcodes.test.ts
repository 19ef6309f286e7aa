import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryArea } from '../contract.ts'
import { isPostcode, MOST_POSTCODES, takeApart } from './postcodes.ts'

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, step) => String(first + step))

describe('postcodes of a delivery area (specification §3, deliveryAreas)', () => {
  it.each([
    ['1020', true],
    ['80337', true],
    ['80 337', true],
    ['1012 AB', true],
    ['00-950', true],
    ['SW1A 1AA', true],
    ['sw1a1aa', true],
    ['D-80337', true],
    ['1000-001', true],
    ['12345-6789', true],
    ['abc', false],
    ['Au', false],
    ['-', false],
    ['1020-', false],
    ['-1020', false],
    ['10--20', false],
    ['1012  AB', false],
    ['10/20', false],
    ['1020, 1030', false],
    ['80331-80335', false],
    ['80335-80331', false],
    ['80331 80335', false],
    ['80331–80335', false],
  ])('%s: %s', (postcode, isOne) => {
    expect(isPostcode(postcode)).toBe(isOne)
    const read = DeliveryArea.safeParse({ area: 'Mitte', price: 2, tax: 10, postcodes: [postcode] })
    expect(read.success).toBe(isOne)
    if (!isOne) expect(read.error?.issues.map(({ message }) => message)).toContain('delivery.postcode_format')
  })

  it.each<[string, string[], string[]]>([
    ['one', ['1020'], ['1020']],
    ['a range', ['80331-80335'], numbers(80_331, 5)],
    ['a range with a dash', ['80331–80335'], numbers(80_331, 5)],
    ['a range with blanks', [' 80331 – 80335 '], numbers(80_331, 5)],
    ['a range of one', ['1020-1020'], ['1020']],
    ['leading zeros', ['01067-01069'], ['01067', '01068', '01069']],
    ['what a range says again', ['80333', '80331-80335'], ['80333', '80331', '80332', '80334', '80335']],
    ['a Polish one', ['00-950'], ['00-950']],
    ['other lengths', ['1000-001', '12345-6789'], ['1000-001', '12345-6789']],
    ['backwards', ['80335-80331'], ['80335-80331']],
    ['a list', ['1010, 1020;1030\n1040'], ['1010', '1020', '1030', '1040']],
    ['plain numbers, and a range, by blanks', ['1010 1020-1022 1030'], ['1010', '1020', '1021', '1022', '1030']],
    ['a Dutch and a British one', ['1012  AB', 'SW1A 1AA'], ['1012 AB', 'SW1A 1AA']],
    ['a short pair', ['80 337'], ['80 337']],
    ['no postcode', ['abc'], ['abc']],
    ['twice', ['sw1a 1aa', 'SW1A 1AA', '1020', '1020'], ['sw1a 1aa', '1020']],
    ['nothing', ['', ' , '], []],
    ['all that there is room for', ['10000-10499'], numbers(10_000, 500)],
    ['more than that', ['10000-10500'], ['10000-10500']],
    ['far more', ['0000000000-9999999999'], ['0000000000-9999999999']],
    ['more than there is room left for', ['9999', '10000-10499'], ['9999', '10000-10499']],
  ])('%s', (_, typed, found) => expect(takeApart(typed)).toEqual(found))

  it('splitting a result again changes nothing, and a range never gives too many postcodes', () => {
    const some = fc.constantFrom(
      '1010',
      '80331-80335',
      '00-950',
      'abc',
      '1012 AB',
      '10000-10499',
      '20000–20300',
      '5, 6',
    )
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (typed) => {
        const found = takeApart(typed)
        expect(takeApart(found)).toEqual(found)
        expect(found.length).toBeLessThanOrEqual(MOST_POSTCODES + typed.length)
      }),
    )
  })
})
