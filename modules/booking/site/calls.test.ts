import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlOf } from '#contract/client.ts'
import { computeRoute, retrievePlace, suggestPlaces } from '#modules/maps/contract.ts'
import { bookingTexts } from '../words/booking.ts'
import { mapsPaths } from './calls.ts'
import { fullKilometres } from '../rules/ride-price.ts'
import { durationText } from './route-words.ts'

describe('calls declared without zod are the same as in the contract', () => {
  test.each([
    ['suggest', mapsPaths.suggest, suggestPlaces.path],
    ['retrieve', `${mapsPaths.retrieve}a%3Ab`, urlOf(retrievePlace, { params: { id: 'a:b' } })],
    ['route', mapsPaths.route, computeRoute.path],
  ])('%s', (_name, ours, contract) => {
    expect(ours).toBe(contract)
  })
})

describe('routes as text', () => {
  const texts = bookingTexts('de').route
  test.each([
    [61_900, '61,9 km', '61.9 km'],
    [61_901, '62,0 km', '62.0 km'],
    [950, '1,0 km', '1.0 km'],
    [99_960, '100,0 km', '100.0 km'],
    [331_600, '331,6 km', '331.6 km'],
    // The guest pays 333 km for this ride. '332 km' would look like a mistake; '332,1 km' explains the price.
    [332_040, '332,1 km', '332.1 km'],
    [1_204_500, '1204,5 km', '1204.5 km'],
  ])('%i metres are %s, in English %s (docs/rules/money.md, Display)', (metres, german, english) => {
    expect(texts.kilometres(metres)).toBe(german)
    expect(bookingTexts('en').route.kilometres(metres)).toBe(english)
  })
  test('the distance shown for one country is the one that is rounded up for its price (specification §9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (metres) => {
        const shown = Number(texts.kilometres(metres).replace(' km', '').replace(',', '.'))
        expect(Math.ceil(shown)).toBe(fullKilometres(metres))
      }),
    )
  })
  test.each([
    [0, '1 Min.'],
    [2880, '48 Min.'],
    [2881, '49 Min.'],
    [3600, '1 Std. 0 Min.'],
    [13_320, '3 Std. 42 Min.'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(durationText(seconds, texts)).toBe(words)
  })
})
