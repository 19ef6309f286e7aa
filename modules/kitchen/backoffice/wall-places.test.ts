import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { columnsOf, nextSize, noneGrown, shownOnWall, type Size, sizeOf, wallPage } from './wall-places.ts'

const order = (id: string, part: Partial<OrderSummary> = {}) => anOrder({ id, ...part })

describe('a long order is never cut off: it takes two places on the wall', () => {
  const dish = (id: string, changes: number) =>
    ({
      id,
      name: 'Burger',
      amount: 1,
      details: Array.from({ length: changes }, (_, index) => ({ name: `${index}`, value: `ohne Zutat ${index}` })),
    }) as unknown as OrderSummary['items'][number]
  const short = order('short', { items: [dish('1', 2)] })
  const long = order('long', { items: [dish('1', 8), dish('2', 8)] })
  test('an order with many lines takes two places', () =>
    expect([sizeOf(short, noneGrown), sizeOf(long, noneGrown)]).toEqual([1, 2]))
  test('a long comment counts as several lines', () =>
    expect(sizeOf(order('c', { items: [dish('1', 2)], comment: 'x'.repeat(400) }), noneGrown)).toBe(2))
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...short, id: `s${index}` }))
  test.each([
    ['eight short ones fill the wall', many(8), false, 8],
    ['what is done takes one place', many(8), true, 7],
    ['more than eight: the last place says how many', many(9), false, 7],
    ['a long one takes the place of two', [long, ...many(6)], false, 7],
    ['and what no longer fits is counted', [long, ...many(7)], false, 6],
  ] as const)('%s', (_, all, hasDone, expected) => expect(shownOnWall(all, hasDone)).toHaveLength(expected))
  test.each([
    ['the first page', 55, 0, [0, 7, 48]],
    ['the second page', 55, 1, [1, 7, 41]],
    ['the last page', 16, 2, [2, 2, 0]],
    ['a page that no longer exists: the last one', 9, 5, [1, 2, 0]],
    ['all fit: one page', 8, 1, [0, 8, 0]],
    ['no tickets', 0, 1, [0, 0, 0]],
  ] as const)('%s of the wall', (_, count, wanted, expected) => {
    const { index, shown, after } = wallPage(many(count), false, wanted)
    expect([index, shown.length, after.length]).toEqual(expected)
  })
  test('the pages of the wall show each ticket once, in the same sequence', () => {
    const all = [...many(10), long, ...many(12).map((one) => ({ ...one, id: `t${one.id}` }))]
    const pages = [0, 1, 2, 3].flatMap((wanted) => wallPage(all, true, wanted).shown)
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  test('a ticket whose lines do not fit becomes larger: one column, then two, then three', () => {
    const sizes: Size[] = [1]
    while (sizes.length < 5) sizes.push(nextSize(sizes.at(-1) ?? 1))
    expect(sizes).toEqual([1, 2, 4, 6, 6])
    expect(sizeOf(short, new Map([['short', 4]]))).toBe(4)
    // The estimate is the smallest size.
    expect(sizeOf(long, new Map([['long', 1]]))).toBe(2)
    expect(shownOnWall([short, ...many(7)], true, new Map([['short', 6]]))).toHaveLength(2)
  })

  test.each<[string, Size[], (number | undefined)[]]>([
    ['only small ones: the grid places them', [1, 1, 1], [undefined, undefined, undefined]],
    ['the first ticket has the first column', [2, 1, 1], [1, undefined, undefined]],
    ['its turn in the upper row decides', [1, 1, 2, 1], [undefined, undefined, 3, undefined]],
    ['later than the upper row: the last column', [1, 1, 1, 1, 1, 2], [...Array<undefined>(5).fill(undefined), 4]],
    ['a wide one and a tall one', [1, 4, 2], [undefined, 2, 4]],
    ['three tall ones and two small ones', [1, 2, 1, 2, 2], [undefined, 2, undefined, 3, 4]],
  ])('%s', (_, sizes, columns) => expect(columnsOf(sizes)).toEqual(columns))

  test('tickets with whole columns never overlap, and leave room for all others', () => {
    for (let seed = 0; seed < 3 ** 7; seed += 1) {
      const sizes = Array.from(
        { length: 7 },
        (_, index) => ([1, 2, 4] as const)[Math.floor(seed / 3 ** index) % 3] ?? 1,
      )
      while (sizes.reduce<number>((sum, size) => sum + size, 0) > 8) sizes.pop()
      const taken = columnsOf(sizes).flatMap((column, index) =>
        column === undefined ? [] : Array.from({ length: (sizes[index] ?? 1) / 2 }, (_, by) => column + by),
      )
      expect(new Set(taken).size).toBe(taken.length)
      expect(taken.every((column) => column >= 1 && column <= 4)).toBe(true)
    }
  })
})
