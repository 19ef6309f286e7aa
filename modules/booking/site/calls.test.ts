import { describe, expect, test } from 'vitest'
import { urlOf } from '#contract/client.ts'
import { computeRoute, retrievePlace, suggestPlaces } from '#modules/maps/contract.ts'
import { bookingTexts } from '#i18n/booking.ts'
import { mapsPaths } from './calls.ts'
import { distanceText, durationText } from './route-words.ts'

describe('calls without their zod are those of the contract', () => {
  test.each([
    ['suggest', mapsPaths.suggest, suggestPlaces.path],
    ['retrieve', `${mapsPaths.retrieve}a%3Ab`, urlOf(retrievePlace, { params: { id: 'a:b' } })],
    ['route', mapsPaths.route, computeRoute.path],
  ])('%s', (_name, ours, contract) => {
    expect(ours).toBe(contract)
  })
})

describe('route in words', () => {
  const texts = bookingTexts('de').route
  test.each([
    [61_900, '61,9 km'],
    [61_949, '61,9 km'],
    [950, '1,0 km'],
    [99_960, '100,0 km'],
    [331_600, '332 km'],
  ])('%i metres are %s', (metres, words) => {
    expect(distanceText(metres, texts)).toBe(words)
  })
  test.each([
    [2880, '48 Min.'],
    [2881, '49 Min.'],
    [3600, '1 Std. 0 Min.'],
    [13_320, '3 Std. 42 Min.'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(durationText(seconds, texts)).toBe(words)
  })
})
