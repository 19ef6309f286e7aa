import { environmentConnections } from '#platform/connections/state-book.ts'
import { mapsConnections } from '../connections.ts'
import type { Call } from '#platform/module.ts'
import { fixedClock } from '#kernel/time.ts'
import type { LocationPoint, Suggestion } from '../../rules/place.ts'
import type { LngLat } from '../../rules/route.ts'
import { lazy } from '../lazy.ts'
import { readGazetteer } from '../adapters/embedded.ts'
import { type MapsPorts, openMaps, type OpenedMaps } from '../module.ts'

/** The only branch of the test. If the visitor's location is not known, the location of this branch is used. */
const branch = {
  id: '0192',
  name: 'Donau Chauffeur Wien',
  street: 'Obere Donaustraße 77',
  zipCode: '1020',
  city: 'Wien',
  countryCode: 'AT',
  location: [16.3776, 48.219] as const,
}

/**
 * Opens the maps module with these settings (by environment name), and collects the warnings in its log. The time-out is long: on a busy
 * machine, a short time-out could end any request. Only tests of slow providers set a short time-out.
 */
export function openForTest(
  settings: Readonly<Record<string, string>>,
  ports: Partial<MapsPorts> = {},
  timeoutMs = 10_000,
) {
  const warnings: object[] = []
  const core = {
    clock: fixedClock('2026-11-20T12:00:00Z'),
    log: { debug() {}, info() {}, error() {}, warn: (fields: object) => void warnings.push(fields) },
    settings: { provider: (name: string) => settings[name], secret: () => new Uint8Array(32) },
    connections: environmentConnections(mapsConnections, (name) => settings[name]),
  }
  const opened = openMaps(
    core,
    { branchPlaces: async () => [branch], gazetteer: lazy(readGazetteer), ...ports },
    timeoutMs,
  )
  const query = { session: 'abc123', language: 'de' as const }
  return {
    opened,
    warnings,
    suggest: (q: string) => answerOf(opened, 'maps.suggest', { query: { q, ...query } }) as Promise<Suggestion[]>,
    retrieve: (id: string) =>
      answerOf(opened, 'maps.retrieve', { params: { id }, query }) as Promise<LocationPoint | null>,
    route: (from: LngLat, to: LngLat) => opened.computeRoute(from, to),
  }
}

/** Calls a handler as the platform does: the input is parsed with the schemas of the endpoint, and the output is checked against its reply schema. */
export async function answerOf(
  opened: OpenedMaps,
  id: string,
  input: { query?: object; params?: object },
): Promise<unknown> {
  const handler = opened.handlers.find(({ endpoint }) => endpoint.id === id)
  if (!handler) throw new Error(`No handler answers ${id}.`)
  const { endpoint } = handler
  const call = { query: endpoint.query.parse(input.query ?? {}), params: endpoint.params.parse(input.params ?? {}) }
  const answer = await handler.handle(call as Call)
  if (!answer.ok) throw new Error(`${id} refused with ${answer.code}.`)
  return endpoint.reply.parse(answer.value)
}
