import { describe, expect, it } from 'vitest'
import { displayFlightNumber, isPlausibleFlightNumber, normaliseFlightNumber } from './flight-number.ts'

describe('flight numbers (docs/rules/messages.md, Flight numbers)', () => {
  it.each([
    ['os202', 'OS202', 'OS 202'],
    ['OS 202', 'OS202', 'OS 202'],
    ['lh-0438', 'LH438', 'LH 438'],
    ['U2 1234', 'U21234', 'U2 1234'],
    ['4U9', '4U9', '4U 9'],
    ['AUA123', 'AUA123', 'AUA 123'],
    ['BA 1A', 'BA1A', 'BA 1A'],
    ['FR 3112', 'FR3112', 'FR 3112'],
    ['LH0000', 'LH0', 'LH 0'],
    [' lx–1583 ', 'LX1583', 'LX 1583'],
  ])('%s is %s, shown as %s', (typed, normalised, shown) => {
    expect(isPlausibleFlightNumber(typed)).toBe(true)
    expect(normaliseFlightNumber(typed)).toBe(normalised)
    expect(displayFlightNumber(typed)).toBe(shown)
  })

  it.each([['Privatjet Müller'], ['12'], ['OS'], ['OS12345'], ['123456'], ['OS 2O2'], ['']])(
    '%s only warns, and is shown as typed',
    (typed) => {
      expect(isPlausibleFlightNumber(typed)).toBe(false)
      expect(displayFlightNumber(typed)).toBe(typed)
    },
  )
})
