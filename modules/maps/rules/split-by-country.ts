import { measure, metresAlong, type MeasuredLine, pointAlong } from './geometry.ts'
import type { CountryCode, CountrySegment, LngLat } from './route.ts'

/** A stretch in one country, in unrounded metres. */
interface Run {
  country: CountryCode
  metres: number
}

/** The country at a point. Undefined where none is known (sea, lakes that the borders leave out). */
export type CountryAt = (point: LngLat) => CountryCode | undefined

/** The code of a stretch without a known country. ISO 3166 reserves it for users, so it never becomes a real country. */
const unknownCountry = 'ZZ'

/**
 * A trip across a border and back is ignored if it is shorter than this, in metres, or than the error of the borders
 * (docs/rules/maps.md, Distance per country).
 */
const NOISE_METRES = 300
const SAMPLE_METRES = 200
const CUT_METRES = 20

/**
 * Splits a route by the geometry alone. The line is sampled every 200 m, a change of country is bisected to 20 m, and pieces are scaled to `metres`,
 * the route's own length. `borderError` is in metres. `touched` names every country on the line, including ignored countries. A country entirely
 * between two samples is not found, but the route through it is so short that it would be ignored anyway.
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

/** A stretch without a known country is added to the country before it; at the start of the route it is added to the country after it. */
function adoptUnknown(runs: readonly Run[]): Run[] {
  let last = runs.find((run) => run.country !== unknownCountry)?.country ?? unknownCountry
  const adopted = runs.map((run) => {
    if (run.country !== unknownCountry) last = run.country
    return { ...run, country: last }
  })
  return joined(adopted)
}

/** One leg of a provider's route with its countries (Mapbox: admins and intersections). */
export interface LegWithCountries {
  /** The length of the leg from the provider, in metres. */
  metres: number
  points: readonly LngLat[]
  /** Points where the country may change, in order. `index` is the position in `points`; it is absent if the provider gives only the location. */
  crossings: readonly { country: CountryCode | undefined; location: LngLat; index?: number | undefined }[]
}

/**
 * Splits a route by the countries that the provider names at each intersection. The stretch between two intersections belongs to the
 * country of the first. Each leg is scaled to its own length, the whole to `metres`. Undefined when no intersection names a country
 * (specification §7, admins).
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

/** Removes runs shorter than `shortest` between two runs of one country. Their metres are added to that country. */
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
 * Scales runs to `metres` and rounds to whole metres so that they add up exactly. Every border is rounded once, as its distance from the start:
 * no segment can become negative, and the last segment gets the remainder. Segments of 0 m are left out.
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
