import { readFile } from 'node:fs/promises'
import { estimateRoute } from '../../rules/estimate.ts'
import { simplify } from '../../rules/geometry.ts'
import { splitByGeometry } from '../../rules/split-by-country.ts'
import type { Borders } from '../borders.ts'
import type { GazetteerFile } from '../gazetteer/file.ts'
import type { BranchPlace } from '../../ports.ts'
import { type Gazetteer, openGazetteer } from '../gazetteer/gazetteer.ts'
import type { RoutePort, SuggestPort } from '../ports.ts'

/**
 * Reads the file with the product's own list of places, with which the search needs no external service. Reading takes long, so the caller
 * reads the file only once per server process, at the first search.
 */
export async function readGazetteer(): Promise<Gazetteer> {
  const file = JSON.parse(await readFile(new URL('../gazetteer/places.json', import.meta.url), 'utf8')) as GazetteerFile
  return openGazetteer(file)
}

/**
 * Suggests places from the product's own data, without an external service. If the visitor's location is not known, places near the first branch come
 * first.
 */
export function embeddedSuggest(
  gazetteer: () => Promise<Gazetteer>,
  branches: () => Promise<readonly BranchPlace[]>,
): SuggestPort {
  return {
    async suggest({ text, language, near }) {
      const [places, ours] = await Promise.all([gazetteer(), branches()])
      return places.search({ text, language, near: near ?? ours[0]?.location, branches: ours })
    },
    async retrieve({ id, language }) {
      const [places, ours] = await Promise.all([gazetteer(), branches()])
      return places.find(id, language, ours)
    },
  }
}

/** Estimates routes without a road map. Such a route is marked as estimated (docs/rules/maps.md, Estimate). */
export function embeddedRoute(borders: () => Promise<Borders>): RoutePort {
  return {
    async route(from, to) {
      const estimate = estimateRoute(from, to)
      if (!estimate) return { ok: false, trouble: 'no_route' }
      const { countryAt, error } = await borders()
      const { segments, touched } = splitByGeometry(estimate.line, estimate.metres, countryAt, { borderError: error })
      return {
        ok: true,
        value: {
          metres: estimate.metres,
          seconds: estimate.seconds,
          geometry: simplify(estimate.line, 20, 60),
          segments,
          countryCodes: [...new Set(segments.map((segment) => segment.country))],
          source: 'great-circle',
          estimated: true,
          // The straight line can cross a country that the road avoids. It can also miss a country that the road crosses. So staff must
          // confirm the price of a trip that touches two countries.
          needsConfirmation: touched.length > 1,
        },
      }
    },
  }
}
