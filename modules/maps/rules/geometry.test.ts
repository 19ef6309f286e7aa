import { describe, expect, test } from 'vitest'
import { greatCircle, measure, metresAlong, pointAlong, simplify } from './geometry.ts'

describe('Lines', () => {
  test('a great circle contains both ends, and no step is longer than requested', () => {
    const line = measure(greatCircle([16.37, 48.2], [13.04, 47.8], 2000))
    expect(line.points[0]).toEqual([16.37, 48.2])
    expect(line.points.at(-1)).toEqual([13.04, 47.8])
    expect(line.metres.every((metres, index) => metres - (line.metres[index - 1] ?? 0) <= 2001)).toBe(true)
  })

  test('a point along a line is never beyond its ends', () => {
    const line = measure([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
    const half = pointAlong(line, line.length / 2)
    expect(half[0]).toBeCloseTo(1, 2)
    expect(half[1]).toBeCloseTo(0, 2)
    expect(pointAlong(line, -5)).toEqual([0, 0])
    expect(pointAlong(line, line.length + 5)).toEqual([1, 1])
    expect(metresAlong(line, [1.001, 0.5])).toBeCloseTo(line.length * 0.75, -3)
  })

  test('simplify keeps the ends and the bend, rounds to 5 decimals and respects the largest number of points', () => {
    const straight = Array.from({ length: 500 }, (_, index) => [index / 1000 + 0.0000001, 48] as const)
    const bent = [...straight, [0.5, 48.2] as const]
    expect(simplify(bent, 15, 400)).toEqual([
      [0, 48],
      [0.499, 48],
      [0.5, 48.2],
    ])
    const wild = Array.from({ length: 3000 }, (_, index) => [index / 1000, 48 + ((index * 7919) % 100) / 100] as const)
    expect(simplify(wild, 1, 400).length).toBeLessThanOrEqual(400)
  })
})
