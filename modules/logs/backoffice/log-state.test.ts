import { expect, test } from 'vitest'
import { queryOf, readState, unfiltered, writeState } from './log-state.ts'

test('the filter is written to the page address and read back; invalid values in the address are ignored', () => {
  const state = {
    ...unfiltered,
    search: 'Braten',
    period: '90' as const,
    actor: 'a',
    entity: 'product',
    entityId: 'x',
    page: 3,
  }
  expect(readState(writeState(state))).toEqual(state)
  expect(readState(new URLSearchParams('zeitraum=7&seite=-1'))).toEqual(unfiltered)
  expect(writeState(unfiltered).toString()).toBe('')
})

test('a period of days begins at midnight in the given zone and includes today', () => {
  // `now` is computed from the server's time and the device's clock, so it can have fractions of a millisecond.
  const now = Date.parse('2026-03-30T01:00:00Z') + 0.25
  expect(queryOf({ ...unfiltered, period: '1' }, now, 'Europe/Vienna', undefined)).toEqual({
    from: '2026-03-29T22:00:00Z',
  })
  // The clocks change on 29 March. So midnight of 17 March is 23:00 UTC, not 22:00 UTC.
  expect(queryOf(unfiltered, now, 'Europe/Vienna', 'b')).toEqual({ from: '2026-03-16T23:00:00Z', branch: 'b' })
  expect(queryOf({ ...unfiltered, period: 'all' }, now, 'Europe/Vienna', undefined)).toEqual({})
})
