import { expect, test } from 'vitest'
import type { LocationPoint } from '#modules/maps/rules/place.ts'
import { placesAgain } from './places-again.ts'

const place = (mapboxId: string, name: string, more: Partial<LocationPoint> = {}): LocationPoint => ({
  mapboxId,
  name,
  place: '',
  location: [16.57, 48.11],
  context: {},
  category: 'place',
  precision: 'place',
  ...more,
})
const vienna = place('airport:VIE', 'Flughafen Wien')
const english: Record<string, LocationPoint> = {
  'airport:VIE': place('airport:VIE', 'Vienna Airport', { seal: 'new' }),
  'place:AT:1,2': place('place:AT:1,2', 'Vienna', { location: [1, 2] }),
  mapbox1: place('mapbox1', 'Other'),
  'typed:QQ:airport:VIE': place('typed:QQ:airport:VIE', 'Other'),
}
const asked: string[] = []
const retrieve = async (id: string) => {
  asked.push(id)
  return english[id]
}
const again = async (from: LocationPoint | null, to: LocationPoint | null, now = { from, to }) =>
  (await placesAgain({ from, to }, retrieve))?.(now)

test('places of our own list get the name of the page, with a new seal', async () => {
  const found = await again(vienna, place('place:AT:1,2', 'Wien', { location: [1, 2] }))
  expect([found?.from?.name, found?.from?.seal, found?.to?.name]).toEqual(['Vienna Airport', 'new', 'Vienna'])
})

test('typed addresses and places of other providers keep their text, and are not asked for', async () => {
  asked.length = 0
  const typed = place('typed:QQ:airport:VIE', 'Praterstraße 1')
  expect(await again(typed, place('mapbox1', 'Oper'))).toBeUndefined()
  expect(await again(vienna, typed)).toMatchObject({ from: { name: 'Vienna Airport' }, to: { name: 'Praterstraße 1' } })
  expect(asked).toEqual(['airport:VIE'])
})

test.each([
  ['a place with other coordinates', { ...vienna, location: [16, 48] as const }],
  ['a place that was chosen meanwhile', place('spot:x', 'Oper')],
  ['no place any more', null],
])('%s stays', async (_case, from) => {
  expect(await again(vienna, null, { from, to: null })).toEqual({ from, to: null })
})

test('a place that already has the name of the page stays as it is, with its seal', async () => {
  const named = place('airport:VIE', 'Vienna Airport', { seal: 'old' })
  expect((await again(named, null))?.from).toBe(named)
})

test('nothing changes if our list does not know the place', async () => {
  expect(await again(place('airport:QQQ', 'Weg'), null)).toBeUndefined()
})
