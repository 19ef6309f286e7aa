import { describe, expect, test } from 'vitest'
import { soldOutIn } from './sold-out-in.ts'
import { productsAt } from './sold-out.ts'

const [eight, nine] = ['2026-11-22T20:00:00Z', '2026-11-22T21:00:00Z']
const mark = (until: string | null) => [{ product: 'soup', branch: 'a', until }]

// A product can have a mark of the branch and a mark for all branches (docs/rules/security.md, Branch scope). The later end counts.
test.each([
  ['no mark leaves the product as it is', false, null, [], [false, null]],
  ['a mark of the branch takes it off there', false, null, mark(eight), [true, eight]],
  ['the later end holds', true, nine, mark(eight), [true, nine]],
  ['a mark without end holds', true, nine, mark(null), [true, null]],
  ['a mark for all branches without end holds', true, null, mark(eight), [true, null]],
] as const)('%s', (_rule, isSoldOut, soldOutUntil, marks, expected) => {
  const [soup] = productsAt([{ id: 'soup', isSoldOut, soldOutUntil }], marks, 'a')
  expect([soup?.isSoldOut, soup?.soldOutUntil]).toEqual(expected)
})

test('a mark of another branch changes nothing', () => {
  const soup = { id: 'soup', isSoldOut: false, soldOutUntil: null }
  expect(productsAt([soup], mark(null), 'b')).toEqual([soup])
})

describe('In several branches', () => {
  const at = Temporal.Instant.from('2026-11-22T18:00:00Z')
  const soup = { id: 'soup', isSoldOut: false, soldOutUntil: null }
  test.each([
    ['nowhere', [], { isOut: false, until: null, some: [] }],
    ['in one of two', mark(nine), { isOut: false, until: nine, some: ['a'] }],
    [
      'in both, until the first has it again',
      [...mark(nine), { product: 'soup', branch: 'b', until: eight }],
      { isOut: true, until: eight, some: [] },
    ],
  ] as const)('%s', (_where, marks, expected) => expect(soldOutIn(soup, marks, ['a', 'b'], at)).toEqual(expected))

  test('without branches the mark for all branches counts', () =>
    expect(soldOutIn({ ...soup, isSoldOut: true }, [], [], at)).toEqual({ isOut: true, until: null, some: [] }))
})
