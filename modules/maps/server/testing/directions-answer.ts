import { greatCircle, measure } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'
import { embeddedBorders } from '../borders.ts'
import type { StandInReply } from './stand-in.ts'

/** Reads the two points at the end of a path: '.../{lng,lat;lng,lat}'. Undefined if there are not exactly two. */
export function pointsOf(pathname: string): [LngLat, LngLat] | undefined {
  const pairs = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    .split(';')
    .map((pair) => pair.split(',').map(Number))
  const [[x1, y1] = [], [x2, y2] = []] = pairs
  const numbers = [x1, y1, x2, y2]
  if (pairs.length !== 2 || numbers.some((value) => value === undefined || !Number.isFinite(value))) return undefined
  return [
    [x1 ?? 0, y1 ?? 0],
    [x2 ?? 0, y2 ?? 0],
  ]
}

/**
 * The response of a route service in the format of OSRM. The route is a straight line, 1.25 times as long as the great circle, at 80 km/h. It has
 * steps of 20 km and an intersection every 500 m. Points in the southern hemisphere have no road (NoRoute), and west of 30° W no road is near
 * (NoSegment).
 */
export async function directionsAnswer(
  [from, to]: [LngLat, LngLat],
  { withAdmins, failureStatus }: { withAdmins: boolean; failureStatus: 200 | 400 },
): Promise<StandInReply> {
  const failed = (code: string, message: string) => ({ status: failureStatus, json: { code, message, routes: [] } })
  if (from[0] < -30 || to[0] < -30) return failed('NoSegment', 'Could not find a matching segment for a coordinate')
  if (from[1] < 0 || to[1] < 0) return failed('NoRoute', 'No route found')
  const points = greatCircle(from, to, 500)
  const line = measure(points)
  const { countryAt } = await embeddedBorders()
  const admins: string[] = []
  const intersections = points.slice(0, -1).map((location, index) => {
    const country = countryAt(location) ?? 'AT'
    if (!admins.includes(country)) admins.push(country)
    const plain = { location, bearings: [90], entry: [true] }
    return withAdmins ? Object.assign(plain, { admin_index: admins.indexOf(country), geometry_index: index }) : plain
  })
  const distance = line.length * 1.25
  const steps = Array.from({ length: Math.ceil((points.length - 1) / 40) }, (_, index) => {
    const piece = points.slice(index * 40, index * 40 + 41)
    const length = measure(piece).length * 1.25
    return {
      distance: length,
      duration: length / 22.2,
      name: 'Ost Autobahn',
      mode: 'driving',
      maneuver: { location: piece[0], type: 'continue', instruction: 'Weiter' },
      geometry: { type: 'LineString', coordinates: piece },
      intersections: intersections.slice(index * 40, index * 40 + 40),
    }
  })
  const leg = {
    distance,
    duration: distance / 22.2,
    summary: 'A4',
    weight: distance,
    steps,
    ...(withAdmins ? { admins: admins.map((code) => ({ iso_3166_1: code, iso_3166_1_alpha3: `${code}X` })) } : {}),
  }
  const route = {
    distance,
    duration: distance / 22.2,
    weight: distance,
    weight_name: 'auto',
    geometry: { type: 'LineString', coordinates: points },
    legs: [leg],
  }
  const waypoints = [from, to].map((location) => ({ name: '', location, distance: 3.2 }))
  return { status: 200, json: { code: 'Ok', routes: [route], waypoints, uuid: 'stand-in' } }
}
