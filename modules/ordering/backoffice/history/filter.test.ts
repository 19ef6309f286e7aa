import { expect, test } from 'vitest'
import {
  everything,
  isFiltered,
  narrowedBy,
  onlyRows,
  queryOf,
  readView,
  sumOf,
  viewName,
  views,
  writeView,
} from './filter.ts'

const monday = '2026-03-16'

test('the view is written into the address and read back', () => {
  const view = {
    from: '2026-03-16',
    to: '2026-03-22',
    state: 'completed',
    kind: 'ride',
    search: 'Kováč',
    page: 3,
  } as const
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView(everything).toString()).toBe('')
})
test.each(['von=gestern', 'von=2026-13-45', 'status=egal', 'art=x', 'seite=-1', 'seite=abc'])(
  '%s is ignored by the filter',
  (search) => {
    expect(readView(new URLSearchParams(search))).toEqual(everything)
  },
)
test('ready-made views are recognised on every page of the list', () => {
  expect(viewName(views(monday).week, monday)).toBe('week')
  expect(viewName({ ...everything, page: 2 }, monday)).toBe('all')
  expect(viewName({ ...everything, search: 'x' }, monday)).toBeUndefined()
  expect(isFiltered({ ...everything, page: 2 })).toBe(false)
})
test.each([
  [{ search: 'Huber' }, { search: true, filters: false }],
  [{ state: 'canceled' }, { search: false, filters: true }],
  [
    { search: 'Huber', from: monday, page: 2 },
    { search: true, filters: true },
  ],
  [{ search: ' ' }, { search: false, filters: false }],
] as const)('for %o an empty list offers to remove %o', (part, reason) => {
  expect(narrowedBy({ ...everything, ...part })).toEqual(reason)
})
test('the query of the call contains only filters that are set', () => {
  expect(queryOf(everything, undefined)).toEqual({})
  expect(queryOf({ ...everything, kind: 'ride' }, 'b1')).toEqual({ kind: 'ride', branch: 'b1' })
})
test('the export of a selection contains the header and only the selected rows of the file', () => {
  const csv = '\uFEFF"Bestellnummer";"Brutto"\r\n"A1";"1,00"\r\n"A2";"2,00"\r\n"A10";"3,00"\r\n'
  expect(onlyRows(csv, new Set(['A1', 'A10']))).toBe(
    '\uFEFF"Bestellnummer";"Brutto"\r\n"A1";"1,00"\r\n"A10";"3,00"\r\n',
  )
})
test('sums are exact to the cent', () => expect(sumOf([0.1, 0.2, 150.62])).toBe(150.92))
