import { expect, test } from 'vitest'
import { changedFields, changesOf, rebase, sameValue } from './form-state.ts'

const names = ['name', 'price', 'tags']

test.each([
  ['a missing field and an undefined one', { a: 1 }, { a: 1, b: undefined }, true],
  ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['the order of rows', [1, 2], [2, 1], false],
  ['nothing and null', undefined, null, false],
  ['a list and an object with its keys', ['x'], { 0: 'x' }, false],
  ['rows within rows', [{ o: [{ p: 1 }] }], [{ o: [{ p: 2 }] }], false],
])('%s', (_, a, b, same) => {
  expect(sameValue(a, b)).toBe(same)
  expect(sameValue(b, a)).toBe(same)
})

test('only changed fields are sent; a field that was changed back is not', () => {
  const before = { name: 'Van', price: 2.2, tags: ['a'], other: 1 }
  expect(changesOf(before, { ...before, price: 2.5, other: 2 }, names)).toEqual({ price: 2.5 })
  expect(changedFields(before, { ...before, tags: ['a'] }, names)).toEqual([])
})

test('after an edit conflict my changes are preserved, other fields get the stored value, and only fields that both changed are a clash', () => {
  const before = { name: 'Scharf', price: 1, tags: [] }
  const mine = { name: 'Scharf!', price: 2, tags: ['mine'] }
  const theirs = { name: 'Pikant', price: 2, tags: [], version: 2 }
  const { draft, clashes } = rebase(before, mine, theirs, names)
  expect(draft).toEqual({ name: 'Scharf!', price: 2, tags: ['mine'], version: 2 })
  expect(clashes).toEqual([{ field: 'name', before: 'Scharf', mine: 'Scharf!', theirs: 'Pikant' }])
})

test('a field that only the other user changed gets their value', () => {
  expect(rebase({ name: 'a', price: 1 }, { name: 'b', price: 1 }, { name: 'a', price: 9 }, names)).toEqual({
    draft: { name: 'b', price: 9 },
    clashes: [],
  })
})
