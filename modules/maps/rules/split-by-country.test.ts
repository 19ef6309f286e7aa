import { iso1A2Code } from '@rapideditor/country-coder'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween, greatCircle, measure } from './geometry.ts'
import type { LngLat } from './route.ts'
import { type CountryAt, splitByAdmins, splitByGeometry } from './split-by-country.ts'

const real: CountryAt = ([lng, lat]) => iso1A2Code([lng, lat]) ?? undefined

/** Countries for a test: stripes along the equator. Each pair names the longitude at which a country begins. */
const stripes =
  (...begins: [number, string | undefined][]): CountryAt =>
  ([lng]) =>
    begins.findLast(([begin]) => lng >= begin)?.[1]

const degree = distanceBetween([0, 0], [1, 0])
const equator = (length: number): LngLat[] => [
  [0, 0],
  [length, 0],
]
const sum = (segments: readonly { metres: number }[]) => segments.reduce((total, { metres }) => total + metres, 0)

describe('The split by geometry (docs/rules/maps.md, Distance per country, method 2)', () => {
  test('within one country all metres belong to that country', () => {
    expect(splitByGeometry(equator(1), 150_000, () => 'AT').segments).toEqual([{ country: 'AT', metres: 150_000 }])
  })

  test('a long straight line is cut at the border, exact to 20 m', () => {
    const { segments } = splitByGeometry(equator(1), degree, stripes([-1, 'AT'], [0.3, 'SK']))
    expect(segments.map(({ country }) => country)).toEqual(['AT', 'SK'])
    expect(Math.abs((segments[0]?.metres ?? 0) - degree * 0.3)).toBeLessThan(20)
    expect(sum(segments)).toBe(Math.round(degree))
  })

  test('finds a country between two distant points, and scales to the length of the road', () => {
    const { segments } = splitByGeometry(equator(1), degree * 1.3, stripes([-1, 'AT'], [0.2, 'DE'], [0.5, 'AT']))
    expect(segments.map(({ country }) => country)).toEqual(['AT', 'DE', 'AT'])
    expect(Math.abs((segments[1]?.metres ?? 0) - degree * 0.3 * 1.3)).toBeLessThan(60)
  })

  test.each([
    ['below 300 m abroad and back is noise', 290, 0, ['AT']],
    ['from 300 m on it counts', 340, 0, ['AT', 'DE', 'AT']],
    ['coarse borders: below their error is noise', 800, 850, ['AT']],
    ['coarse borders: above their error counts', 900, 850, ['AT', 'DE', 'AT']],
  ])('%s', (_, abroad, borderError, countries) => {
    const { segments, touched } = splitByGeometry(
      equator(0.1),
      degree * 0.1,
      stripes([-1, 'AT'], [0.05, 'DE'], [0.05 + abroad / degree, 'AT']),
      { borderError },
    )
    expect(segments.map(({ country }) => country)).toEqual(countries)
    expect(touched).toEqual(['AT', 'DE'])
    expect(sum(segments)).toBe(Math.round(degree * 0.1))
  })

  test('a short last stretch abroad is counted, because the ride ends there', () => {
    const { segments } = splitByGeometry(equator(0.1), degree * 0.1, stripes([-1, 'AT'], [0.1 - 150 / degree, 'SK']))
    expect(segments.map(({ country }) => country)).toEqual(['AT', 'SK'])
  })

  test('a road along a border river stays in its country', () => {
    const river = stripes(
      [-1, 'AT'],
      [0.02, 'DE'],
      [0.021, 'AT'],
      [0.04, 'DE'],
      [0.041, 'AT'],
      [0.06, 'DE'],
      [0.061, 'AT'],
    )
    expect(splitByGeometry(equator(0.1), 11_120, river).segments).toEqual([{ country: 'AT', metres: 11_120 }])
  })

  test('water without a country belongs to the country before it, or at the start to the country after it', () => {
    const { segments } = splitByGeometry(equator(0.3), 30_000, stripes([-1, undefined], [0.1, 'CH'], [0.2, undefined]))
    expect(segments).toEqual([{ country: 'CH', metres: 30_000 }])
  })

  test('a route without any country gets the code ZZ, never a real country', () => {
    expect(splitByGeometry(equator(0.1), 9000, () => undefined).segments).toEqual([{ country: 'ZZ', metres: 9000 }])
  })

  test('metres are whole numbers, add up exactly and are never negative, for any borders', () => {
    const borders = fc.array(
      fc.tuple(fc.double({ min: 0, max: 0.2, noNaN: true }), fc.constantFrom('AT', 'DE', 'SK')),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(borders, fc.double({ min: 0, max: 60_000, noNaN: true }), (begins, metres) => {
        const world = stripes([-1, 'AT'], ...begins.toSorted(([a], [b]) => a - b))
        const { segments } = splitByGeometry(equator(0.2), metres, world)
        expect(sum(segments)).toBe(Math.round(metres))
        expect(segments.every((segment) => Number.isInteger(segment.metres) && segment.metres >= 0)).toBe(true)
        expect(segments.every((segment, index) => segment.country !== segments[index - 1]?.country)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('The real borders (docs/rules/maps.md, Distance per country)', () => {
  const road = (...points: LngLat[]) => {
    const line = points
      .slice(1)
      .flatMap((point, index) => greatCircle(points[index] ?? point, point, 2000).slice(index === 0 ? 0 : 1))
    return splitByGeometry(line, measure(line).length, real, { borderError: 850 }).segments
  }
  const countries = (...points: LngLat[]) => road(...points).map(({ country }) => country)

  test('Deutsches Eck: the ride Salzburg – Bad Reichenhall – Rosenheim – Kufstein is split correctly', () => {
    expect(countries([13.044, 47.7994], [12.877, 47.7247], [12.45, 47.82], [12.13, 47.8], [12.1664, 47.5827])).toEqual([
      'AT',
      'DE',
      'AT',
    ])
  })
  test('Kleinwalsertal: from Dornbirn the road leads through Germany', () => {
    expect(countries([9.7417, 47.4125], [9.95, 47.55], [10.28, 47.45], [10.25, 47.4], [10.1883, 47.3464])).toEqual([
      'AT',
      'DE',
      'AT',
    ])
  })
  test('Jungholz belongs to Austria, although Germany surrounds it', () => {
    expect(countries([10.5311, 47.4967], [10.52, 47.53], [10.4488, 47.5745])).toEqual(['AT', 'DE', 'AT'])
    expect(real([10.4488, 47.5745])).toBe('AT')
  })
  test('Wien – Bratislava: the border is found at Kittsee, within the error of the borders', () => {
    const segments = road([16.5633, 48.1203], [16.85, 48.0], [17.03, 48.09], [17.1077, 48.1416])
    expect(segments.map(({ country }) => country)).toEqual(['AT', 'SK'])
    expect(segments[1]?.metres).toBeGreaterThan(3000)
    expect(segments[1]?.metres).toBeLessThan(11_000)
  })
})

describe('The split by admins (docs/rules/maps.md, Distance per country, method 1)', () => {
  const points = greatCircle([0, 0], [0.4, 0], 100)
  const length = measure(points).length
  const at = (index: number) => points[index] ?? [0, 0]
  const middle = Math.floor(points.length / 2)

  test('a motorway step that crosses the border is cut where the country changes', () => {
    const crossings = [
      { country: 'AT', location: at(0), index: 0 },
      { country: undefined, location: at(10), index: 10 },
      { country: 'SK', location: at(middle), index: middle },
    ]
    const segments = splitByAdmins([{ metres: 80_000, points, crossings }], 80_000)
    const share = (measure(points).metres[middle] ?? 0) / length
    expect(segments).toEqual([
      { country: 'AT', metres: Math.round(80_000 * share) },
      { country: 'SK', metres: 80_000 - Math.round(80_000 * share) },
    ])
  })

  test('without geometry_index the location is projected onto the line', () => {
    const [lng] = at(middle)
    const crossings = [
      { country: 'AT', location: at(0) },
      { country: 'DE', location: [lng, 0.0005] as const },
    ]
    const segments = splitByAdmins([{ metres: length, points, crossings }], length) ?? []
    expect(Math.abs((segments[0]?.metres ?? 0) - (measure(points).metres[middle] ?? 0))).toBeLessThan(3)
    expect(sum(segments)).toBe(Math.round(length))
  })

  test('two legs in one country become one segment', () => {
    const leg = { metres: 1000.4, points, crossings: [{ country: 'AT', location: at(0), index: 0 }] }
    expect(splitByAdmins([leg, leg], 2000.8)).toEqual([{ country: 'AT', metres: 2001 }])
  })

  test('is undefined if the provider names no country; then the borders decide', () => {
    expect(
      splitByAdmins([{ metres: 1, points, crossings: [{ country: undefined, location: at(0) }] }], 1),
    ).toBeUndefined()
  })
})
