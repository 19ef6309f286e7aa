import type { Command } from '#ui/backoffice/palette.ts'
import { IconCheck } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { find } from './palette.ts'

const hit = (id: string, kind: Command['kind'], label: string, words = ''): Command => ({
  id,
  kind,
  label,
  words,
  group: kind,
  icon: IconCheck,
  run: () => {},
})
const hits = [
  hit('o1', 'order', 'D-212', 'Katharina Brunner'),
  hit('o2', 'order', 'D-47', 'Ernst Pichler'),
  hit('p1', 'place', 'Bestellungen'),
  hit('c1', 'command', 'Abmelden'),
  hit('c2', 'command', 'Darstellung: dunkel'),
]
const ids = (query: string) => find(hits, query).map((one) => one.id)

test('a query finds orders by person, and places and commands by name', () => {
  expect(ids('brun')).toEqual(['o1'])
  expect(ids('best')).toEqual(['p1'])
  expect(ids('abm')).toEqual(['c1'])
})
test('a query finds a command by a synonym that is not shown', () => {
  const close = { ...hit('c3', 'command', 'Standort schließen …', 'Café'), synonyms: 'geschlossen Pause' }
  for (const query of ['geschlossen', 'pause', '>pause']) expect(find([...hits, close], query)[0]?.id, query).toBe('c3')
})
test('> shows commands only', () => expect(ids('>')).toEqual(['c1', 'c2']))
test('# finds only numbers, and @ only people', () => {
  expect(ids('#47')).toEqual(['o2'])
  expect(ids('@brun')).toEqual(['o1'])
  expect(ids('@47')).toEqual([])
})
test('no query shows everything, in groups', () => expect(ids('')).toEqual(['o1', 'o2', 'p1', 'c1', 'c2']))
test('the ticket with exactly this number comes first, with and without the # sign', () => {
  const many = [
    hit('o16', 'order', 'D-16', 'Gast 6'),
    hit('o60', 'order', 'D-60'),
    hit('o6', 'order', 'D-6'),
    hit('p6', 'place', 'Top 6'),
  ]
  for (const query of ['#6', '6', '#d-6', 'D6']) expect(find(many, query)[0]?.id, query).toBe('o6')
})
test('an order with exactly the typed letter and number comes first', () => {
  const many = [hit('a180', 'order', 'A-180'), hit('b18', 'order', 'B-18'), hit('a18', 'order', 'A-18')]
  for (const query of ['A-18', '#a-18', 'a18']) expect(find(many, query)[0]?.id, query).toBe('a18')
  expect(find(many, '18').map(({ id }) => id)).toEqual(['b18', 'a18', 'a180'])
})
test('@ finds customers by name and phone; records are found by name', () => {
  const more = [hit('k1', 'person', 'Eva Brunner', '+43171'), hit('r1', 'record', 'Apfelstrudel')]
  expect(find([...hits, ...more], '@brun').map(({ id }) => id)).toEqual(['o1', 'k1'])
  expect(find([...hits, ...more], 'apfel').map(({ id }) => id)).toEqual(['r1'])
})

test('an order is found by the phone number of its guest, however it is written', () => {
  const called = { ...hit('o3', 'order', 'D-3', 'Josef Lechner Plinganserstraße 12'), phone: '+4915123456707' }
  for (const typed of ['0151 23456707', '015123456707', '+49 151 23456707', '0049 (0)151 234567', '@0151 23456707'])
    expect(find([...hits, called], typed).map(({ id }) => id)).toEqual(['o3'])
  expect(find([called], '0151 9').length).toBe(0)
  expect(find([...hits, called], 'Plinganser').map(({ id }) => id)).toEqual(['o3'])
})

test('an order is found by the number that its guest knows, with and without # and prefix', () => {
  const order = { ...hit('o7', 'order', 'A-7', 'Eva Berger'), uid: 'GL-W7FJKFB49' }
  for (const typed of ['GL-W7FJKFB49', '#GL-W7FJKFB49', 'W7FJKFB49', '#w7fjk', 'glw7fj'])
    expect(
      find([...hits, order], typed).map(({ id }) => id),
      typed,
    ).toEqual(['o7'])
  expect(find([order], 'GL-X').length).toBe(0)
})

test('scattered letters count only if nothing matches better', () => {
  const more = [hit('r1', 'record', 'Spezi'), hit('p2', 'place', 'Spendenziele')]
  expect(find(more, 'spezi').map(({ id }) => id)).toEqual(['r1'])
  expect(find(more.slice(1), 'spezi').map(({ id }) => id)).toEqual(['p2'])
})
