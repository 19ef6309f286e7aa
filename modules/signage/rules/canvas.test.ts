import { describe, expect, test } from 'vitest'
import { fitted, isInside, snapped } from './canvas.ts'

const canvas = { w: 1920, h: 1080 }

describe('regions on a canvas', () => {
  test.each([
    [{ x: 0, y: 0, w: 1920, h: 1080 }, true],
    [{ x: 1, y: 0, w: 1920, h: 1080 }, false],
    [{ x: 0, y: -1, w: 100, h: 100 }, false],
    [{ x: 0, y: 0, w: 9, h: 100 }, false],
  ])('%o lies inside: %s', (box, inside) => expect(isInside(box, canvas)).toBe(inside))

  test('a box is moved into the canvas before it is made smaller', () =>
    expect(fitted({ x: 1800, y: -20, w: 400, h: 2000 }, canvas)).toEqual({ x: 1520, y: 0, w: 400, h: 1080 }))

  test('an edge near another region snaps to that region, and the position of the line is returned', () => {
    const found = snapped({ x: 947, y: 300, w: 200, h: 100 }, [{ x: 40, y: 200, w: 900, h: 700 }], canvas)
    expect([found.box.x, found.vertical]).toEqual([940, 940])
  })

  test('a box far from every line does not move', () =>
    expect(snapped({ x: 100, y: 100, w: 51, h: 51 }, [], canvas)).toMatchObject({ box: { x: 100, y: 100 } }))
})
