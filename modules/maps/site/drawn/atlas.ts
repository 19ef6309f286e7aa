import type { LngLat } from '../../rules/route.ts'
import borders from './borders.json' with { type: 'json' }
import type { DrawnTown, Road, Water } from '../../rules/drawn-town.ts'
import { readLine, smooth } from './geography.ts'
import type { InSteps } from './in-steps.ts'
import { lakes, motorways, rivers, roads } from './land.ts'
import { type Network, openNetwork } from './network.ts'
import { isWithin } from './drawn-towns.ts'

export interface Piece {
  road: Road
  points: LngLat[]
  isStreet: boolean
}

/** Everything that the drawn map can show, in coordinates: countries, roads, waters and so on. It is prepared once for each page. */
export interface Atlas {
  areas: { country: string; rings: LngLat[][] }[]
  motorways: Piece[]
  roads: Piece[]
  streets: Piece[]
  rivers: { water: Water; points: LngLat[] }[]
  lakes: { water: Water; points: LngLat[] }[]
  network: Network
  drawnTowns: readonly DrawnTown[]
}

type Step = number | ((from: LngLat) => number)

/** Prepares the geography of the drawn map, together with the streets of these towns. */
export function* openAtlas(drawnTowns: readonly DrawnTown[]): InSteps<Atlas> {
  const isNearTown = (point: LngLat) => drawnTowns.some(({ roadsWithin }) => isWithin(point, roadsWithin))
  // The distance in metres between two points of a road. Two lines can be connected only at their points. Near a drawn town the points are
  // closer together, because a street can meet the road at any place.
  const roadStep: Step = (from) => (isNearTown(from) ? 400 : 1500)
  const riverStep: Step = (from) => (isNearTown(from) ? 400 : 1200)
  const pieces = (list: readonly Road[], step: Step, isStreet = false): Piece[] =>
    list.map((road) => ({ road, points: smooth(readLine(road.line), step), isStreet }))
  const large = pieces(motorways, roadStep)
  yield
  const small = pieces(roads, roadStep)
  yield
  const streets = pieces(
    drawnTowns.flatMap(({ streets: drawn }) => drawn),
    200,
    true,
  )
  yield
  const areas = Object.entries(borders).map(([country, rings]) => ({ country, rings: rings.map(unpack) }))
  yield
  return {
    areas,
    motorways: large,
    roads: small,
    streets,
    rivers: [...rivers, ...drawnTowns.flatMap(({ waters }) => waters)].map((water) => ({
      water,
      points: smooth(readLine(water.line), riverStep),
    })),
    lakes: lakes.map((water) => ({ water, points: smooth(readLine(water.line), 800, true) })),
    network: whenWanted(() =>
      openNetwork([
        ...large.map(({ road, points }) => ({ points, effort: road.ref.startsWith('S') ? 1.12 : 1 })),
        ...small.map(({ points }) => ({ points, effort: 1.5 })),
        ...streets.map(({ points }) => ({ points, effort: 1.9 })),
      ]),
    ),
    drawnTowns,
  }
}

function unpack(ring: readonly number[]): LngLat[] {
  let [x, y] = [0, 0]
  return Array.from({ length: ring.length / 2 }, (_, index) => {
    x += ring[index * 2] ?? 0
    y += ring[index * 2 + 1] ?? 0
    return [x / 1000, y / 1000]
  })
}

/** The country of the drawn map that contains a point. Undefined if it is in none of the drawn countries. */
export function countryAt(atlas: Atlas, point: LngLat): string | undefined {
  return atlas.areas.find(({ rings }) => rings.some((ring) => contains(ring, point)))?.country
}

function contains(ring: readonly LngLat[], [lng, lat]: LngLat): boolean {
  let inside = false
  let [x2, y2] = ring.at(-1) ?? [0, 0]
  for (const [x1, y1] of ring) {
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
    x2 = x1
    y2 = y1
  }
  return inside
}

/**
 * Returns the parts of a country's border that are not in `seen`, and adds these parts to `seen`. So a border that two countries share is
 * drawn only once.
 */
export function newEdges(ring: readonly LngLat[], seen: Set<string>): LngLat[][] {
  const lines: LngLat[][] = []
  let open: LngLat[] | undefined
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from
    const edge = [from.join(), to.join()].toSorted().join(';')
    if (seen.has(edge)) open = undefined
    else if (open) open.push(to)
    else lines.push((open = [from, to]))
    seen.add(edge)
  })
  return lines
}

/**
 * Joins the roads to a network. This takes long, so it is done only when the first route is drawn. Most maps never show a route, or show it
 * only after the visitor has chosen both ends.
 */
function whenWanted(open: () => Network): Network {
  let opened: Network | undefined
  return { lead: (from, to) => (opened ??= open()).lead(from, to) }
}
