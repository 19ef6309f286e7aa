import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('a change lists the fields that differ, without those that every change updates', () =>
  expect(
    changesOf({ price: 16.4, name: 'Braten', version: 3 }, { price: 16.9, name: 'Braten', version: 4, tax: 7 }),
  ).toEqual([
    { field: 'price', before: 16.4, after: 16.9 },
    { field: 'tax', before: undefined, after: 7 },
  ]))

test('a new record shows its values without empty fields', () =>
  expect(changesOf(null, { id: 'x', name: 'Suppe', description: '', images: [], translations: { en: {} } })).toEqual([
    { field: 'name', before: undefined, after: 'Suppe' },
  ]))

test('an entry without values has no changes', () => expect(changesOf(null, null)).toEqual([]))
