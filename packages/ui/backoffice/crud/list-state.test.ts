import { entity, field } from '#contract/entity.ts'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { columnsOf, firstToGo, pagesOf, readListState, toggleSort, writeListState } from './list-state.ts'

const tag = entity({
  name: 'tag',
  plural: 'tags',
  access: { read: 'staff', write: 'staff' },
  sort: 'position',
  fields: {
    name: field(z.string(), { widget: 'text', column: 2 }),
    owners: field(z.array(z.uuid()), { widget: 'references', to: 'user', column: 1 }),
    position: field(z.number(), { widget: 'number' }),
  },
})

test('the list state is written to the address and read back unchanged; defaults are left out', () => {
  const state = { search: 'vegan', sort: '-name', page: 3 }
  const params = writeListState(new URLSearchParams('bereich=x'), state, tag)
  expect(params.toString()).toBe('bereich=x&suche=vegan&sort=-name&seite=3')
  expect(readListState(params, tag)).toEqual(state)
  expect(writeListState(params, { search: '', sort: 'position', page: 1 }, tag).toString()).toBe('bereich=x')
})

test.each(['seite=0', 'seite=-2', 'seite=1.5', 'seite=abc', 'sort=password', 'sort=-'])(
  'an invalid value in the address (%s) is ignored',
  (query) => {
    expect(readListState(new URLSearchParams(query), tag)).toEqual({ search: '', sort: 'position', page: 1 })
  },
)

test('a filter must contain the name of a field of the entity', () => {
  const params = writeListState(new URLSearchParams(), { search: '', sort: 'position', page: 1, by: 'name:a:b' }, tag)
  expect(params.get('nur')).toBe('name:a:b')
  expect(readListState(params, tag).by).toBe('name:a:b')
  for (const nonsense of ['name', 'password:x', ':x'])
    expect(readListState(new URLSearchParams({ nur: nonsense }), tag).by).toBeUndefined()
})

test('a header sorts ascending, then descending, then by default, and returns to the first page', () => {
  const start = { search: 'x', sort: 'position', page: 4 }
  const up = toggleSort(start, 'name', 'position')
  const down = toggleSort(up, 'name', 'position')
  expect([up, down, toggleSort(down, 'name', 'position')]).toEqual([
    { search: 'x', sort: 'name', page: 1 },
    { search: 'x', sort: '-name', page: 1 },
    { search: 'x', sort: 'position', page: 1 },
  ])
})

test('the default column sorts only ascending and descending', () => {
  const down = toggleSort({ search: '', sort: 'position', page: 1 }, 'position', 'position')
  expect(down.sort).toBe('-position')
  expect(toggleSort(down, 'position', 'position').sort).toBe('position')
})

test('columns have the declared order; columns with lists cannot be sorted', () => {
  expect(columnsOf(tag)).toEqual([
    { name: 'owners', sortable: false },
    { name: 'name', sortable: true },
  ])
})

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
  [101, 3],
])('%i records are %i pages', (total, pages) => expect(pagesOf(total)).toBe(pages))

test.each([
  ['from the right', [], 'name', ['off', 'price', 'kind']],
  ['the lesser ones first, as they are named', ['kind', 'off', 'unknown'], 'name', ['kind', 'off', 'price']],
  ['the sorted one last', ['price'], '-price', ['off', 'kind', 'price']],
  ['never the first', ['name'], 'position', ['off', 'price', 'kind']],
])('columns are hidden if there is not enough space: %s', (_, lesser, sort, order) => {
  expect(firstToGo(['name', 'kind', 'price', 'off'], lesser, sort)).toEqual(order)
})
