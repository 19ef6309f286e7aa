import { expect, test } from 'vitest'
import { unstorable } from './storable.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each<[string, unknown, string | undefined]>([
  ['plain', { name: 'Eva', list: [{ text: 'a\nb' }] }, undefined],
  ['null character', { name: 'a\u0000' }, 'name'],
  ['half a surrogate pair', { list: [{ text: '\ud800' }] }, 'list.0.text'],
  ['a few levels', { routes: nested(20) }, undefined],
  ['a stack of lists that would overflow ours', { routes: nested(50_000) }, 'routes'],
])('%s', (_name, value, field) => {
  expect(unstorable(value)).toEqual(field === undefined ? [] : [{ code: 'field.format', field }])
})
