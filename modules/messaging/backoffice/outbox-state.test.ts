import { expect, test } from 'vitest'
import { readOutbox, writeOutbox } from './outbox-state.ts'

test('filters are written into the page address and read from it', () => {
  const state = { search: 'DC-9', state: 'failed', page: 2 } as const
  expect(readOutbox(writeOutbox(state))).toEqual(state)
  expect(writeOutbox({ search: '', state: undefined, page: 1 }).toString()).toBe('')
})

test.each(['zustand=verloren', 'seite=0', 'seite=x'])(
  'an invalid value in the page address (%s) is ignored',
  (query) => {
    expect(readOutbox(new URLSearchParams(query))).toEqual({ search: '', state: undefined, page: 1 })
  },
)
