import { readFile } from 'node:fs/promises'
import { estimateRoute } from '../../rules/estimate.ts'
import { simplify } from '../../rules/geometry.ts'
import { splitByGeometry } from '../../rules/split-by-country.ts'
import type { Borders } from '../borders.ts'
import type { GazetteerFile } from '../gazetteer/file.ts'
import type { BranchPlace } from '../../ports.ts'
import { type Gazetteer, openGazetteer } from '../gazetteer/gazetteer.ts'
import type { RoutePort, SuggestPort } from '../ports.ts'

/** Reads the offline gazetteer (the list of places). It is called once per process, at the first search. */
export async function readGazetteer(): Promise<Gazetteer> {
  const file = JSON.parse(await readFile(new URL('../gazetteer/places.json', import.meta.url), 'utf8')) as GazetteerFile
  return openGazetteer(file)
}

/** Suggestions without any external service. If the visitor's location is unknown, the first branch's location is used. */
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

/** Routes without a road map: an estimate, and labelled as an estimate (docs/rules/maps.md, Estimate). */
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
          // A straight line can touch a country that the road avoids, and can miss a country that the road crosses.
          needsConfirmation: touched.length > 1,
        },
      }
    },
  }
}
