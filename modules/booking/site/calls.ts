import type { OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { computeRoute, retrievePlace, suggestPlaces } from '#modules/maps/contract.ts'
import { callJson } from '#ui/site/json-call.ts'
import type { PlaceCalls } from './place-field.tsx'
import type { ComputeRoute } from './use-route.ts'

/**
 * The paths of the API calls to the maps module. They are written here a second time, because importing the contract would add the library
 * zod to the page. A test makes sure that both are equal.
 */
export const mapsPaths = {
  suggest: '/api/maps/suggest',
  retrieve: '/api/maps/retrieve/',
  route: '/api/maps/route',
} as const

/**
 * The API calls to the maps module that the booking form makes. They go only to this server and never to a map provider
 * (docs/rules/calls.md, Addresses without sign-in).
 */
export function mapsCalls(locale: Locale, proximity: string | undefined): PlaceCalls & { route: ComputeRoute } {
  return {
    async suggest(query, session, signal) {
      const search = new URLSearchParams({ q: query, session, language: locale, ...(proximity ? { proximity } : {}) })
      const answer = await callJson<OutputOf<typeof suggestPlaces>>(`${mapsPaths.suggest}?${search}`, {
        locale,
        signal,
      })
      return answer.ok ? answer.value : undefined
    },
    async retrieve(id, session) {
      const search = new URLSearchParams({ session, language: locale })
      const answer = await callJson<OutputOf<typeof retrievePlace>>(
        `${mapsPaths.retrieve}${encodeURIComponent(id)}?${search}`,
        { locale },
      )
      return answer.ok ? answer.value : null
    },
    async route(from, to, signal) {
      const search = new URLSearchParams({ from: from.join(), to: to.join() })
      const answer = await callJson<OutputOf<typeof computeRoute>>(`${mapsPaths.route}?${search}`, { locale, signal })
      return answer.ok && answer.value.found ? answer.value.route : undefined
    },
  }
}
