import { describe, expect, it, test } from 'vitest'
import { coverOf, cropOf, movedCrop, movedPoint, resizedCrop } from './crop.ts'

describe('the crop of a picture', () => {
  test.each([
    ['a wide part of a high picture', 16 / 9, 0.75, { x: 0.5, y: 0.5 }, { x: 0, width: 1 }],
    ['a square of a wide picture', 1, 2, { x: 0.5, y: 0.5 }, { x: 0.25, width: 0.5, y: 0, height: 1 }],
    ['a square at the right edge', 1, 2, { x: 0.95, y: 0.5 }, { x: 0.5, width: 0.5 }],
    ['the whole where the ratio is the same', 2, 2, { x: 0.1, y: 0.9 }, { x: 0, y: 0, width: 1, height: 1 }],
  ])('%s', (_, ratio, picture, around, expected) => {
    expect(cropOf(ratio, picture, around)).toMatchObject(expected)
  })
  it('never leaves the picture when it is moved', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 }
    expect(movedCrop(crop, { x: 0.4, y: 0.3 })).toEqual({ ...crop, x: 0.5 })
    expect(movedCrop(crop, { x: -0.9, y: -1 })).toEqual({ ...crop, x: 0 })
  })
  it('keeps the focal point within the picture, in whole per cent', () => {
    expect(movedPoint({ x: 0.995, y: 0.004 }, { x: 0.1, y: 0.007 })).toEqual({ x: 1, y: 0.01 })
  })
})

test('a picture fills its box around the focal point', () => {
  const picture = { iw: 3000, ih: 2000 }
  const at = (x: number) => coverOf({ w: 600, h: 600 }, picture, { x, y: 0.5 })
  expect(at(0.8)).toMatchObject({ width: 900, height: 600, x: -300 })
  expect(at(0.6).x).toBeCloseTo(-240)
  expect(at(0).x).toBe(0)
})

describe('a moved edge of a crop', () => {
  const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.2 }
  test.each([
    ['the right edge', 'e', { x: 0.1, y: 0.3 }, { x: 0.2, y: 0.2, width: 0.5, height: 0.2 }],
    ['the left edge beyond the picture', 'w', { x: -0.9, y: 0 }, { x: 0, y: 0.2, width: 0.6, height: 0.2 }],
    ['the top edge beyond the bottom one', 'n', { x: 0, y: 0.9 }, { x: 0.2, y: 0.35, width: 0.4, height: 0.05 }],
    ['a corner', 'se', { x: 0.1, y: 0.1 }, { x: 0.2, y: 0.2, width: 0.5, height: 0.3 }],
  ] as const)('%s: the opposite edge stays', (_, edge, by, expected) => {
    expect(resizedCrop(crop, edge, by, false)).toEqual(expected)
  })
  test.each([
    ['grows', 'se', { x: 0.2, y: 0 }, { x: 0.2, y: 0.2, width: 0.6, height: 0.3 }],
    ['follows the longer way', 'nw', { x: 0.02, y: 0.1 }, { x: 0.4, y: 0.3, width: 0.2, height: 0.1 }],
    ['ends at the border', 'ne', { x: 0.9, y: 0 }, { x: 0.2, y: 0, width: 0.8, height: 0.4 }],
  ] as const)('a crop with a fixed ratio %s', (_, edge, by, expected) => {
    expect(resizedCrop(crop, edge, by, true)).toEqual(expected)
  })
})
