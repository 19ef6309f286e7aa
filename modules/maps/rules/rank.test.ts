import { expect, test } from 'vitest'
import { byRelevance, type MatchKind, matchOf } from './rank.ts'

test.each<[string, string[], string | undefined, MatchKind | undefined]>([
  ['vie', ['flughafen wien schwechat'], 'VIE', 'iata'],
  ['wien', ['wien', 'vienna'], undefined, 'exact'],
  ['vienna', ['wien', 'vienna'], undefined, 'exact'],
  ['wi', ['wien'], undefined, 'prefix'],
  ['sacher', ['hotel sacher wien'], undefined, 'word'],
  ['wien sacher', ['hotel sacher wien'], undefined, 'words'],
  ['acher', ['hotel sacher wien'], undefined, undefined],
  ['wien graz', ['hotel sacher wien'], undefined, undefined],
])('%s in %j', (query, names, iata, match) => {
  expect(matchOf(query, names, iata)).toBe(match)
})

test('ranks by code, then whole name, then inhabitants; nearer places rank higher', () => {
  const here = [16.37, 48.2] as const
  const places = [
    { name: 'hamlet of this name, far', match: 'exact' as const, weight: 300, location: [10, 50] as const },
    { name: 'city that begins so, far', match: 'prefix' as const, weight: 150_000, location: [13, 47.8] as const },
    { name: 'town that begins so, near', match: 'prefix' as const, weight: 40_000, location: [16.3, 48.1] as const },
    { name: 'airport by code', match: 'iata' as const, weight: 1, location: [7, 50] as const },
    { name: 'city of this name', match: 'exact' as const, weight: 100_000, location: [13, 47.8] as const },
  ]
  expect(places.toSorted(byRelevance(here)).map(({ name }) => name)).toEqual([
    'airport by code',
    'city of this name',
    'town that begins so, near',
    'city that begins so, far',
    'hamlet of this name, far',
  ])
  expect(places.toSorted(byRelevance(undefined))[2]?.name).toBe('city that begins so, far')
})
