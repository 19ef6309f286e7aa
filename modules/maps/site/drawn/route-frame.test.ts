import { expect, test } from 'vitest'
import type { LngLat } from '../../rules/route.ts'
import { frameAround } from './route-frame.ts'

const places: Record<string, LngLat> = {
  VIE: [16.5633, 48.1203],
  Sacher: [16.3694, 48.204],
  Bratislava: [17.1077, 48.1416],
  Salzburg: [13.0458, 47.813],
  Graz: [15.417, 47.0722],
  Prag: [14.4208, 50.088],
}
const ways = Object.keys(places).flatMap((from) =>
  Object.keys(places).flatMap((to) => (from === to ? [] : [[from, to] as const])),
)
/** Sizes of the map, and the size of the text with distance and duration at its top left. */
const maps = [
  { width: 310, height: 208, fact: { width: 222, height: 41 } },
  { width: 656, height: 470, fact: { width: 285, height: 62 } },
]

test.each(maps)('on a map of $width × $height the text about the route covers no pin', ({ fact, ...size }) => {
  for (const [from, to] of ways) {
    const [start, end] = [{ location: places[from] ?? [0, 0] }, { location: places[to] ?? [0, 0] }] as const
    const frame = frameAround([start.location, end.location], { ...size, from: start, to: end }, 5000)
    const [x, y] = frame.project(end.location)
    expect(x - 17 >= fact.width || y - 48 >= fact.height, `${from} – ${to}`).toBe(true)
    for (const { location } of [start, end])
      expect(frame.sees(frame.project(location), -20), `${from} – ${to}`).toBe(true)
  }
})

test('without a route nothing has to be free', () => {
  const [x, y] = frameAround([places['VIE'] ?? [0, 0]], { width: 310, height: 208 }, 5000).project([16.5633, 48.1203])
  expect([Math.round(x), Math.round(y)]).toEqual([155, 100])
})
