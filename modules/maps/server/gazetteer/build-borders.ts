/**
 * A program that writes the borders of the drawn map: `node modules/maps/server/gazetteer/build-borders.ts`. A developer runs it by hand.
 * The borders come from the library country-coder and are cut to the frame of the map. Each border line is a list of numbers: for each
 * point, its difference from the previous point, in thousandths of a degree. Neighbouring countries keep the points that they share.
 */
import { writeFile } from 'node:fs/promises'
import { feature } from '@rapideditor/country-coder'

type Point = readonly [number, number]

const countries = ['AT', 'DE', 'CH', 'LI', 'SK', 'HU', 'CZ', 'SI', 'IT']
const frame = { west: 5.5, south: 44.5, east: 20.6, north: 51.5 }

/** Returns the part of a ring that lies on one side of a vertical or horizontal line (Sutherland and Hodgman). */
function cut(ring: readonly Point[], axis: 0 | 1, limit: number, keepBelow: boolean): Point[] {
  const inside = (point: Point) => (keepBelow ? point[axis] <= limit : point[axis] >= limit)
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    const share = (limit - from[axis]) / (to[axis] - from[axis])
    const crossing: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    if (inside(to)) return inside(from) ? [to] : [crossing, to]
    return inside(from) ? [crossing] : []
  })
}

function flat(ring: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  return ring.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * 1000), Math.round(lat * 1000)]
    const step = [nextX - x, nextY - y]
    x = nextX
    y = nextY
    return step
  })
}

const areas = countries.map((country): [string, number[][]] => {
  const shape = feature(country)?.geometry
  if (shape?.type !== 'MultiPolygon') throw new Error(`country-coder has no outline of ${country}.`)
  const rings = shape.coordinates.flat().map((ring) => {
    const points = ring.map(([lng = 0, lat = 0]): Point => [lng, lat])
    const open = points.slice(0, -1)
    return cut(
      cut(cut(cut(open, 0, frame.west, false), 0, frame.east, true), 1, frame.south, false),
      1,
      frame.north,
      true,
    )
  })
  return [country, rings.filter((ring) => ring.length > 2).map(flat)]
})

const text = `${JSON.stringify(Object.fromEntries(areas))}\n`
await writeFile(new URL('../../site/drawn/borders.json', import.meta.url), text)
process.stdout.write(`${text.length} bytes\n`)
