import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateRoute } from './estimate.ts'
import { distanceBetween } from './geometry.ts'
import type { LngLat } from './route.ts'

const wien: LngLat = [16.3721, 48.2085]

describe('The great circle (docs/rules/maps.md, Estimate)', () => {
  test.each<[string, LngLat, LngLat, number]>([
    ['Wien centre – VIE', wien, [16.5697, 48.1103], 18.3],
    ['Wien – Salzburg', wien, [13.044, 47.7994], 251.6],
    ['Wien – Bratislava', wien, [17.1067, 48.1482], 54.9],
    ['Wien – Budapest', wien, [19.0405, 47.4984], 214.2],
    ['Wien – Graz', wien, [15.4409, 47.0667], 144.5],
  ])('%s', (_, from, to, kilometres) => {
    expect(Math.abs(distanceBetween(from, to) / 1000 - kilometres)).toBeLessThan(0.5)
  })
})

/**
 * The point that is `kilometres` km north of Vienna. In this direction the great circle follows the meridian, so its length is easy to
 * compute.
 */
const north = (kilometres: number): LngLat => [wien[0], wien[1] + kilometres / 111.195]

describe('The estimate (docs/rules/maps.md, Estimate)', () => {
  test.each([
    [5, 1.4],
    [10, 1.4],
    [30, 1.35],
    [50, 1.3],
    [175, 1.275],
    [300, 1.25],
    [600, 1.25],
  ])('a great circle of %d km is multiplied by %f', (kilometres, factor) => {
    const estimate = estimateRoute(wien, north(kilometres))
    expect((estimate?.metres ?? 0) / 1000).toBeCloseTo(kilometres * factor, 1)
  })

  test.each([
    [5, 35],
    [50 / 1.3, 70],
    [300, 90],
  ])('a great circle of %d km is driven at about %d km/h', (kilometres, speed) => {
    const { metres, seconds } = estimateRoute(wien, north(kilometres)) ?? { metres: 0, seconds: 1 }
    expect(Math.abs((metres / seconds) * 3.6 - speed)).toBeLessThan(1.5)
  })

  test('has whole metres and whole seconds, and its line begins and ends at the points', () => {
    const estimate = estimateRoute(wien, [17.1067, 48.1482])
    expect(Number.isInteger(estimate?.metres)).toBe(true)
    expect(Number.isInteger(estimate?.seconds)).toBe(true)
    expect(estimate?.line[0]).toEqual(wien)
    expect(estimate?.line.at(-1)).toEqual([17.1067, 48.1482])
  })

  test.each<[string, LngLat]>([
    ['the same place', wien],
    ['another continent', [-73.98, 40.75]],
    ['no number', [Number.NaN, 48]],
  ])('there is no estimate for %s', (_, to) => {
    expect(estimateRoute(wien, to)).toBeUndefined()
  })

  test('a longer great circle never gives a shorter route or a shorter time', () => {
    const kilometres = fc.double({ min: 0.1, max: 1300, noNaN: true })
    fc.assert(
      fc.property(kilometres, fc.double({ min: 0.1, max: 100, noNaN: true }), (near, more) => {
        const [a, b] = [estimateRoute(wien, north(near)), estimateRoute(wien, north(near + more))]
        return (b?.metres ?? 0) >= (a?.metres ?? 0) && (b?.seconds ?? 0) >= (a?.seconds ?? 0)
      }),
    )
  })
})
