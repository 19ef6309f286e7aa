import { describe, expect, test } from 'vitest'
import { distanceBetween, measure } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'
import type { DrawnTown } from '../../rules/drawn-town.ts'
import { openAtlas } from './atlas.ts'
import { runAtOnce } from './in-steps.ts'
import { drawScene, type MapWish } from './scene.ts'

const smallTown: DrawnTown = {
  streetsWithin: { west: 11.4, south: 48.05, east: 11.7, north: 48.22 },
  roadsWithin: { west: 11.4, south: 48, east: 11.7, north: 48.3 },
  quartersWithin: { west: 11.5, south: 48.1, east: 11.65, north: 48.18 },
  streets: [{ ref: 'Ring', line: '11.52,48.13 11.56,48.15 11.6,48.13 11.56,48.11 11.52,48.13' }],
  waters: [],
  woods: ['11.58,48.15 11.6,48.16 11.61,48.15'],
  builtUp: ['11.5,48.1 11.62,48.1 11.62,48.18 11.5,48.18'],
  names: [[2, 11.55, 48.145, 'Altes Viertel', 'Old Quarter']],
}
const draw = (...wanted: Parameters<typeof drawScene>) => runAtOnce(drawScene(...wanted))
const atlas = runAtOnce(openAtlas([]))
const atlasWithTown = runAtOnce(openAtlas([smallTown]))
const vie: LngLat = [16.5633, 48.1203]
const sacher: LngLat = [16.3694, 48.204]
const places: Record<string, LngLat> = {
  Bratislava: [17.1077, 48.1416],
  Salzburg: [13.0458, 47.813],
  'Hotel Sacher': sacher,
  München: [11.5755, 48.1373],
  Budapest: [19.0405, 47.4984],
  Prag: [14.4208, 50.088],
  Graz: [15.417, 47.0722],
  Innsbruck: [11.394, 47.265],
}
const sizes = [
  { width: 350, height: 208 },
  { width: 656, height: 470 },
]

const wishFor = (to: LngLat, size: { width: number; height: number }): MapWish => ({
  ...size,
  language: 'de',
  from: { location: vie, label: 'Flughafen (VIE)' },
  to: { location: to, label: 'Ziel' },
  line: [vie, to],
  isEstimated: true,
})

const numbers = (d: string) => [...d.matchAll(/-?[\d.]+/g)].map(Number)

describe.each(sizes)('A map of $width × $height', (size) => {
  test.each(Object.entries(places))('VIE – %s: the route, both ends and their names are inside the map', (_, to) => {
    const scene = draw(atlas, wishFor(to, size))
    const line = numbers(scene.route)
    expect(line.length).toBeGreaterThan(4)
    const [x, y] = scene.from?.at ?? [-1, -1]
    expect(Math.hypot((line[0] ?? 0) - x, (line[1] ?? 0) - y)).toBeLessThan(1)
    const [endX, endY] = scene.to?.at ?? [-1, -1]
    expect(Math.hypot((line.at(-2) ?? 0) - endX, (line.at(-1) ?? 0) - endY)).toBeLessThan(1)
    line.forEach((value, index) => {
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(index % 2 === 0 ? size.width : size.height)
    })
    for (const tag of [scene.from?.tag, scene.to?.tag]) {
      expect(tag?.box.x).toBeGreaterThanOrEqual(0)
      expect((tag?.box.x ?? 0) + (tag?.box.width ?? 0)).toBeLessThanOrEqual(size.width)
      expect(tag?.box.y).toBeGreaterThanOrEqual(0)
    }
  })

  test('the distance on the map covers no name of an end, and no name covers the other end', () => {
    const chip = size.width > 560 ? { width: 285, height: 62 } : { width: 215, height: 44 }
    for (const east of [16.3, 16.34, 16.36, 16.3694, 16.38, 16.42]) {
      const scene = draw(atlas, {
        ...size,
        language: 'de',
        from: { location: [16.347, 48.196], label: 'Mariahilfer Straße 100' },
        to: { location: [east, 48.2035], label: 'Hotel Sacher Wien' },
      })
      const [from, to] = [scene.from?.tag?.box, scene.to?.tag?.box]
      for (const box of [from, to]) expect(box && (box.x >= chip.width || box.y >= chip.height), `${east}`).toBe(true)
      const ring = scene.from?.at ?? [0, 0]
      expect(to && (ring[0] < to.x || ring[0] > to.x + to.width || ring[1] < to.y || ring[1] > to.y + to.height)).toBe(
        true,
      )
    }
  })

  test('no two names overlap', () => {
    for (const to of Object.values(places)) {
      const { labels } = draw(atlas, wishFor(to, size))
      const boxes = labels.map(({ text, x, y, size: letter, anchor }) => {
        const width = text.length * letter * 0.5
        const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
        return { text, left, right: left + width, top: y - letter * 0.8, bottom: y }
      })
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(apart, `${a.text} over ${b.text}`).toBe(true)
        }
      }
    }
  })
})

test('names are shown in the chosen language', () => {
  const names = (language: 'de' | 'en') =>
    draw(atlas, { ...wishFor([14.4208, 50.088], { width: 656, height: 470 }), language }).labels.map(({ text }) => text)
  expect(names('de')).toContain('Tschechien')
  expect(names('en')).toContain('Czechia')
  expect(names('en')).not.toContain('Brünn')
})

test('parks and districts are drawn only in towns for which the brand has data', () => {
  const wish: MapWish = { width: 656, height: 470, language: 'en', from: { location: [11.545, 48.13] } }
  const scene = draw(atlasWithTown, wish)
  expect(scene.parks).not.toBe('')
  expect(scene.labels.map(({ text }) => text)).toContain('Old Quarter')
  const plain = draw(atlas, wish)
  expect(plain.parks).toBe('')
  expect(plain.labels.map(({ text }) => text)).not.toContain('Old Quarter')
})

test('where no streets are drawn, the map of one point shows a larger area', () => {
  const widthOf = (towns: typeof atlas) =>
    draw(towns, { width: 656, height: 470, language: 'de', from: { location: [11.545, 48.13] } }).labels
  expect(widthOf(atlas).length).toBeGreaterThan(widthOf(atlasWithTown).length)
})

test('a map is drawn with only one point, and with none', () => {
  const branch = draw(atlas, { width: 300, height: 150, language: 'de', from: { location: sacher }, least: 9000 })
  expect(branch.from?.at).toEqual([expect.closeTo(150, 0), expect.any(Number)])
  expect(branch.route).toBe('')
  expect(draw(atlas, { width: 300, height: 150, language: 'de' }).home).not.toBe('')
})

test('without a point the map shows the business’s own town', () => {
  const resting = (home?: LngLat) =>
    draw(atlas, { width: 640, height: 400, language: 'de', ...(home ? { home } : {}) }).labels.map(({ text }) => text)
  expect(resting([11.5449, 48.1246])).toContain('München')
  // Without points and without the location of the business, the map shows whole countries.
  expect(resting()).toContain('Österreich')
})

describe('The way along drawn roads', () => {
  test.each(Object.entries(places))('VIE – %s follows roads, without an absurd detour', (_, to) => {
    const line = atlas.network.lead(vie, to)
    expect(line[0]).toEqual(vie)
    expect(line.at(-1)).toEqual(to)
    expect(line.length).toBeGreaterThan(8)
    expect(measure(line).length / distanceBetween(vie, to)).toBeLessThan(1.9)
  })
  test('the line is straight where no road is drawn', () => {
    const line = atlas.network.lead([2.35, 48.86], [4.83, 45.76])
    expect(line).toEqual([
      [2.35, 48.86],
      [4.83, 45.76],
    ])
  })
  test('a line from the provider is drawn unchanged', () => {
    const given: LngLat[] = [vie, [16.9, 48.3], [17.1077, 48.1416]]
    const size = { width: 656, height: 470 }
    const scene = draw(atlas, { ...wishFor([17.1077, 48.1416], size), line: given, isEstimated: false })
    expect(numbers(scene.route).length).toBe(6)
  })
})
