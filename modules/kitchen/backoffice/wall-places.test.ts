import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { columnsOf, nextSize, noneGrown, shownOnWall, type Size, sizeOf, wallPage } from './wall-places.ts'

const order = (id: string, part: Partial<OrderSummary> = {}) => anOrder({ id, ...part })

describe('a ticket with many lines takes several places on the wall', () => {
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
    for (const sizes of fillings(8)) {
      const places = placed(sizes)
      expect(
        places.every((tickets) => tickets.length <= 1),
        `${sizes}: no place has two tickets`,
      ).toBe(true)
      const wanted = sizes.flatMap((size, ticket) => Array.from({ length: size }, () => ticket))
      expect(places.flat().toSorted(), `${sizes}: each ticket has all its places`).toEqual(wanted)
      const upperRow = places.slice(0, 4).flat()
      expect(upperRow, `${sizes}: the upper row keeps the sequence`).toEqual(upperRow.toSorted())
    }
  })
})

/** All sequences of sizes that fit in this number of places. */
const fillings = (places: number): Size[][] => [
  [],
  ...([1, 2, 4, 6] as const)
    .filter((size) => size <= places)
    .flatMap((size) => fillings(places - size).map((rest) => [size, ...rest])),
]

/** The indexes of the tickets on each of the eight places, row by row, as the grid places them: first whole columns, then small tickets. */
function placed(sizes: readonly Size[]): number[][] {
  const places = Array.from({ length: 8 }, (): number[] => [])
  const columns = columnsOf(sizes)
  for (const [ticket, size] of sizes.entries())
    for (let by = 0; by < Math.floor(size / 2); by += 1)
      for (const row of [0, 4]) places[row + (columns[ticket] ?? 0) - 1 + by]?.push(ticket)
  for (const [ticket, size] of sizes.entries())
    if (size === 1) places.find((tickets) => tickets.length === 0)?.push(ticket)
  return places
}
