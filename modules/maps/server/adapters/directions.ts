import * as z from 'zod'
import { simplify } from '../../rules/geometry.ts'
import type { LngLat, Route } from '../../rules/route.ts'
import { type LegWithCountries, splitByAdmins, splitByGeometry } from '../../rules/split-by-country.ts'
import type { Borders } from '../borders.ts'
import type { RoutePort } from '../ports.ts'
import { type ProviderAnswer, troubleOf } from '../provider-call.ts'

/** The form of the responses of Mapbox and OSRM. Mapbox uses the format of OSRM and adds countries (docs/rules/maps.md, Mapbox and OSRM). */

const Point = z.tuple([z.number(), z.number()], z.unknown()).transform(([lng, lat]): LngLat => [lng, lat])
const Line = z.object({ coordinates: z.array(Point).min(2) })

const Intersection = z.object({
  location: Point,
  admin_index: z.int().min(0).optional(),
  geometry_index: z.int().min(0).optional(),
})

const Leg = z.object({
  distance: z.number().min(0),
  admins: z.array(z.object({ iso_3166_1: z.string().regex(/^[A-Z]{2}$/) })).optional(),
  steps: z.array(z.object({ geometry: Line, intersections: z.array(Intersection).optional() })).optional(),
})

const DirectionsAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(z.object({ distance: z.number().min(0), duration: z.number().min(0), geometry: Line, legs: z.array(Leg) }))
    .min(1),
})
type DirectionsRoute = z.infer<typeof DirectionsAnswer>['routes'][number]

/** Codes in the response that mean: no road connects the points. The HTTP status can be 200 (Mapbox) or 400 (OSRM). */
const noRouteCodes = new Set(['NoRoute', 'NoSegment'])

/**
 * The points of a route are simplified before they are sent to the page. The drawn line deviates by at most `DRAWN_METRES` (nobody can see
 * this on the map) and has at most `DRAWN_POINTS`.
 */
const DRAWN_METRES = 15
const DRAWN_POINTS = 400

/**
 * Reads a route from a response of Mapbox or OSRM. First the code in the response is read, because the HTTP status alone does not say whether there
 * is a road.
 */
export async function readDirections(
  answer: ProviderAnswer,
  source: 'mapbox' | 'osrm',
  borders: () => Promise<Borders>,
): ReturnType<RoutePort['route']> {
  const code = answer.ok && z.object({ code: z.string() }).safeParse(answer.body).data?.code
  if (code && noRouteCodes.has(code)) return { ok: false, trouble: 'no_route' }
  if (!answer.ok || answer.status !== 200) return { ok: false, trouble: troubleOf(answer) }
  const read = DirectionsAnswer.safeParse(answer.body)
  const route = read.data?.routes[0]
  if (!route) return { ok: false, trouble: 'refused' }
  if (Math.round(route.distance) === 0) return { ok: false, trouble: 'no_route' }
  return { ok: true, value: await toRoute(route, source, borders) }
}

async function toRoute(
  route: DirectionsRoute,
  source: 'mapbox' | 'osrm',
  borders: () => Promise<Borders>,
): Promise<Route> {
  const points = route.geometry.coordinates
  const segments =
    splitByAdmins(route.legs.map(withCountries), route.distance) ?? (await splitByBorders(route, borders))
  return {
    metres: Math.round(route.distance),
    seconds: Math.round(route.duration),
    geometry: simplify(points, DRAWN_METRES, DRAWN_POINTS),
    segments,
    countryCodes: [...new Set(segments.map((segment) => segment.country))],
    source,
    estimated: false,
    needsConfirmation: false,
  }
}

async function splitByBorders(route: DirectionsRoute, borders: () => Promise<Borders>) {
  const { countryAt, error } = await borders()
  return splitByGeometry(route.geometry.coordinates, route.distance, countryAt, { borderError: error }).segments
}

/**
 * Joins the lines of a leg's steps to one list of points. Each line begins with the last point of the line before. `geometry_index` counts this point
 * only once, so the list contains it only once.
 */
function withCountries(leg: z.infer<typeof Leg>): LegWithCountries {
  const points: LngLat[] = []
  for (const step of leg.steps ?? []) {
    const [first, ...rest] = step.geometry.coordinates
    const last = points.at(-1)
    const repeated = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1]
    points.push(...(repeated || first === undefined ? [] : [first]), ...rest)
  }
  const crossings = (leg.steps ?? []).flatMap((step) =>
    (step.intersections ?? []).map(({ location, admin_index, geometry_index }) => ({
      location,
      index: geometry_index,
      country: admin_index === undefined ? undefined : leg.admins?.[admin_index]?.iso_3166_1,
    })),
  )
  return { metres: leg.distance, points, crossings }
}
