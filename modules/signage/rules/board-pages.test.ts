import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardPages, pageAt } from './board-pages.ts'

const boards = fc.record({
  groups: fc.array(
    fc.record({
      heading: fc.integer({ min: 0, max: 90 }),
      lines: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
    }),
    { maxLength: 8 },
  ),
  gap: fc.integer({ min: 0, max: 40 }),
})
const rooms = fc.record({ columns: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 900 }) })

test('every dish is on exactly one page, in its order', () => {
  fc.assert(
    fc.property(boards, rooms, (board, room) => {
      const shown = boardPages(board, room).flatMap((columns) =>
        columns.flatMap((parts) =>
          parts.flatMap(({ group, from, to }) =>
            Array.from({ length: to - from }, (_, line) => `${group} ${from + line}`),
          ),
        ),
      )
      expect(shown).toEqual(board.groups.flatMap(({ lines }, group) => lines.map((_, line) => `${group} ${line}`)))
    }),
  )
})

test('a column fits into its space, unless a single dish is higher than the space; no page has too many columns', () => {
  fc.assert(
    fc.property(boards, rooms, (board, room) => {
      for (const columns of boardPages(board, room)) {
        expect(columns.length).toBeLessThanOrEqual(room.columns)
        for (const parts of columns) {
          const heights = parts.flatMap(({ group, from, to }) => {
            const { heading = 0, lines = [] } = board.groups[group] ?? {}
            return [heading + lines.slice(from, to).reduce((sum, one) => sum + one, 0)]
          })
          const height = heights.reduce((sum, one) => sum + one, 0) + board.gap * Math.max(0, parts.length - 1)
          const isOne = parts.length === 1 && parts.every(({ from, to }) => to - from === 1)
          if (!isOne) expect(height).toBeLessThanOrEqual(room.height)
        }
      }
    }),
  )
})

test('dishes that fit are on one page; if a group continues in the next column, its heading is repeated there', () => {
  const groups = [{ heading: 20, lines: [10, 10, 10] }]
  expect(boardPages({ groups, gap: 5 }, { columns: 1, height: 50 })).toEqual([[[{ group: 0, from: 0, to: 3 }]]])
  expect(boardPages({ groups, gap: 5 }, { columns: 2, height: 40 })).toEqual([
    [[{ group: 0, from: 0, to: 2 }], [{ group: 0, from: 2, to: 3 }]],
  ])
  expect(boardPages({ groups, gap: 5 }, { columns: 1, height: 40 })).toHaveLength(2)
  expect(boardPages({ groups: [], gap: 5 }, { columns: 1, height: 40 })).toEqual([[[]]])
})

test('all pages are shown during the scene, beginning with the first', () => {
  const span = { from: 1_000, until: 21_000 }
  const seen = (seconds: number, pages: number) =>
    Array.from({ length: 20 }, (_, second) => pageAt(pages, { seconds, span, now: 1_000 + second * 1_000 }).page)
  expect(new Set(seen(12, 4))).toEqual(new Set([0, 1, 2, 3]))
  expect(seen(12, 4).filter((page) => page === 0)).toHaveLength(5)
  expect(seen(5, 2).join('')).toBe('00000111110000011111')
  expect(pageAt(3, { seconds: 5, span, now: 7_000 })).toEqual({ page: 1, until: 11_000 })
})

test('a single page is never changed; a scene without an end repeats its pages', () => {
  expect(pageAt(1, { seconds: 5, span: { from: 0, until: 10 }, now: 5 })).toEqual({ page: 0, until: Infinity })
  const endless = { seconds: 12, span: { from: 0, until: Infinity } }
  expect(pageAt(2, { ...endless, now: 12_000 * 7 })).toEqual({ page: 1, until: 12_000 * 8 })
})
