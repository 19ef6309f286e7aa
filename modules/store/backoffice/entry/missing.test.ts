import { contactFlags } from '#modules/ordering/testing/contact-flags.ts'
import { expect, test } from 'vitest'
import { emptyEntry, type Entry, type EntryItem } from './entry.ts'
import { missingIn } from './missing.ts'

const empty: Entry = { ...emptyEntry, serving: 'takeaway', minutes: 20, payment: 'cash' }
const items = [{ key: 'a' } as EntryItem]
const guest = { phone: '0151 1234567', lastName: 'Huber' }
const branch = contactFlags({ isTableSelectionEnabled: true })

test.each<[string, Partial<Entry>, string[]]>([
  ['an empty pick-up', {}, ['items', 'phone', 'lastName']],
  ['a pick-up with a dish', { items }, ['phone', 'lastName']],
  ['a name of blanks', { items, ...guest, lastName: ' ' }, ['lastName']],
  ['a complete pick-up', { items, ...guest }, []],
  ['a day without a free time', { items, ...guest, appointment: '' }, ['appointmentDate']],
  [
    'an empty delivery',
    { serving: 'delivery' },
    ['items', 'deliveryArea', 'phone', 'lastName', 'street', 'zipCode', 'city'],
  ],
  ['a guest in the house', { serving: 'dineIn', items }, ['table']],
  ['a guest at a table', { serving: 'dineIn', items, table: '3' }, []],
])('%s lacks its required fields, in the sequence of the form', (_, part, missing) => {
  expect(missingIn({ ...empty, ...part }, { branch, tables: ['3'] })).toEqual(missing)
})

test('a typed time that is not free is missing', () => {
  const entry: Entry = { ...empty, ...guest, items, appointment: '2026-12-01T10:00:00Z' }
  expect(missingIn(entry, { branch, tables: [] }, ['appointmentDate'])).toEqual(['appointmentDate'])
})

test('a text that is no possible day is named before the time', () => {
  const entry: Entry = { ...empty, ...guest, items, appointment: '' }
  expect(missingIn(entry, { branch, tables: [] }, ['day'])).toEqual(['day', 'appointmentDate'])
})

test('a table is not asked for if the branch has none, or does not ask for it', () => {
  const atTable: Entry = { ...empty, ...guest, serving: 'dineIn', items }
  expect(missingIn(atTable, { branch, tables: [] })).toEqual([])
  expect(missingIn(atTable, { branch: contactFlags({ isTableSelectionEnabled: false }), tables: ['3'] })).toEqual([])
})
