import { measure, metresAlong, type MeasuredLine, pointAlong } from './geometry.ts'
import type { CountryCode, CountrySegment, LngLat } from './route.ts'

/** A part of a route in one country. Its metres are not rounded. */
interface Run {
  country: CountryCode
  metres: number
}

/**
 * Returns the country at a point. Undefined if the country is not known, for example on the sea or on a lake without a country in the
 * data.
 */
export type CountryAt = (point: LngLat) => CountryCode | undefined

/** The code for a part of a route whose country is not known. ISO 3166 never gives 'ZZ' to a country. */
const unknownCountry = 'ZZ'

/**
 * If a route crosses a border and returns within this number of metres, the crossing is ignored. If the borders can be wrong by a larger
 * number of metres, the larger number is used (docs/rules/maps.md, Distance per country).
 */
const NOISE_METRES = 300
const SAMPLE_METRES = 200
const CUT_METRES = 20

/**
 * Divides a route by country. Only the points of the route and the borders are used. The country is determined every 200 m. A change of
 * country is located with an error of at most 20 m. The parts are scaled until their sum is `metres`, the route's length. `borderError`: by
 * how many metres the borders can be wrong. `touched`: every country that was found, even if it was then ignored. A country that lies
 * between two samples is not found; the route through it is so short that it would be ignored.
 */
export function splitByGeometry(
  points: readonly LngLat[],
  metres: number,
  countryAt: CountryAt,
  { borderError = 0 } = {},
): { segments: CountrySegment[]; touched: CountryCode[] } {
  const runs = runsOf(measure(points), countryAt)
  return {
    segments: toSegments(withoutNoise(runs, Math.max(NOISE_METRES, borderError)), metres),
    touched: [...new Set(runs.map((run) => run.country))],
  }
}

function runsOf(line: MeasuredLine, countryAt: CountryAt): Run[] {
  const runs: Run[] = []
  let at = 0
  let start = 0
  let country = countryAt(pointAlong(line, 0))
  const close = (end: number) => {
    runs.push({ country: country ?? unknownCountry, metres: end - start })
    start = end
  }
  for (let sample = SAMPLE_METRES; at < line.length; sample += SAMPLE_METRES) {
    const end = Math.min(sample, line.length)
    const there = countryAt(pointAlong(line, end))
    while (there !== country && at < end) {
      let [low, high] = [at, end]
      while (high - low > CUT_METRES) {
        const middle = (low + high) / 2
        if (countryAt(pointAlong(line, middle)) === country) low = middle
        else high = middle
      }
      close(high)
      at = high
      country = countryAt(pointAlong(line, high))
    }
    at = end
  }
  close(line.length)
  return adoptUnknown(runs)
}

/** Adds a part without a known country to the country before it. At the start of the route, the part is added to the country after it. */
function adoptUnknown(runs: readonly Run[]): Run[] {
  let last = runs.find((run) => run.country !== unknownCountry)?.country ?? unknownCountry
  const adopted = runs.map((run) => {
    if (run.country !== unknownCountry) last = run.country
    return { ...run, country: last }
  })
  return joined(adopted)
}

/**
 * A leg: the part of a provider's route between two of its waypoints. Some providers, for example Mapbox, name the countries on the leg.
 */
export interface LegWithCountries {
  /** The length of this leg in metres, as the provider measured it. */
  metres: number
  points: readonly LngLat[]
  /**
   * The intersections at which the provider names a country, from the start of the leg to its end. `index`: the position in `points`, if
   * the provider names it.
   */
  crossings: readonly { country: CountryCode | undefined; location: LngLat; index?: number | undefined }[]
}

/**
 * Divides a route by the countries that the provider names at its intersections (specification §7, admins). The route belongs to the
 * country of an intersection up to the next intersection with another country. Each leg is scaled to its own length, and the whole route to
 * `metres`. Undefined if a leg has no intersection with a country.
 */
export function splitByAdmins(legs: readonly LegWithCountries[], metres: number): CountrySegment[] | undefined {
  const runs: Run[] = []
  for (const leg of legs) {
    const first = leg.crossings.find((crossing) => crossing.country)?.country
    if (!first) return undefined
    const line = measure(leg.points)
    const scale = line.length > 0 ? leg.metres / line.length : 0
    let [country, start] = [first, 0]
    for (const crossing of leg.crossings) {
      const known = crossing.index === undefined ? undefined : line.metres[crossing.index]
      const at = known ?? metresAlong(line, crossing.location, start)
      if (!crossing.country || crossing.country === country || at < start) continue
      runs.push({ country, metres: (at - start) * scale })
      country = crossing.country
      start = at
    }
    runs.push({ country, metres: (line.length - start) * scale })
  }
  return toSegments(withoutNoise(joined(runs), NOISE_METRES), metres)
}

/**
 * Removes parts that are shorter than `shortest` metres and lie between two parts of the same country. Their metres are added to that
 * country.
 */
function withoutNoise(runs: readonly Run[], shortest: number): Run[] {
  const kept: Run[] = []
  runs.forEach((run, index) => {
    const before = kept.at(-1)
    const after = runs[index + 1]
    if (before && after && run.metres < shortest && before.country === after.country) before.metres += run.metres
    else if (before?.country === run.country) before.metres += run.metres
    else kept.push({ ...run })
  })
  return kept
}

function joined(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const before = kept.at(-1)
    if (before?.country === run.country) before.metres += run.metres
    else if (run.metres > 0 || runs.length === 1) kept.push({ ...run })
  }
  return kept
}

/**
 * Scales the parts so that their sum is `metres`, and rounds them to whole metres. The positions of the borders along the route are
 * rounded, not the lengths of the parts. So no part is negative, and the sum is exact. Parts of 0 m are left out.
 */
function toSegments(runs: readonly Run[], metres: number): CountrySegment[] {
  const total = Math.round(metres)
  const length = runs.reduce((sum, run) => sum + run.metres, 0)
  let [passed, rounded] = [0, 0]
  const segments = runs.map((run, index) => {
    passed += run.metres
    const end = index === runs.length - 1 || length === 0 ? total : Math.round((passed / length) * total)
    const segment = { country: run.country, metres: end - rounded }
    rounded = end
    return segment
  })
  const kept = segments.filter((segment) => segment.metres > 0)
  return kept.length > 0 ? kept : segments.slice(0, 1)
}
