import { type BrandCore, type BrandSettings, type OpenedModule, serve } from '#platform/module.ts'
import { byEnvironmentName, type Connection } from '#platform/connections/connection.ts'
import { fetchOf } from '#platform/outgoing/checked-fetch.ts'
import { connectionsName } from '#platform/snapshots.ts'
import { serverModule } from '#platform/server-module.ts'
import { computeRoute, mapsEndpoints, parseLngLat, retrievePlace, suggestPlaces } from '../contract.ts'
import { drawnTowns } from '../contract/drawn-towns.ts'
import {
  type BranchPlace,
  branchPlacesPort,
  computeRoutePort,
  isOurPlacePort,
  sealPlacePort,
  shownMapsPort,
} from '../ports.ts'
import type { ComputeRoute } from '../rules/route.ts'
import { embeddedRoute, embeddedSuggest, readGazetteer } from './adapters/embedded.ts'
import { mapboxRoute, mapboxSuggest } from './adapters/mapbox.ts'
import { osrmRoute } from './adapters/osrm.ts'
import { photonSuggest } from './adapters/photon.ts'
import { bordersOfFile, embeddedBorders } from './borders.ts'
import type { Gazetteer } from './gazetteer/gazetteer.ts'
import { loadTowns } from './drawn-towns.ts'
import { mapboxConnection, mapsConnections, osrmConnection, photonConnection } from './connections.ts'
import { lazy } from './lazy.ts'
import { createPlaceSeal, type PlaceSeal } from './place-seal.ts'
import type { RoutePort, SuggestPort, Tiles } from './ports.ts'
import { rememberRoutes } from './remembered-routes.ts'
import { type MapsSettings, readMapsSettings } from './settings.ts'
import { mapsRights } from './rights.ts'
import { mapsErrors } from '../words/errors.ts'

/** The product's own places. All brands of a server process share them, so they are loaded only once. */
const sharedGazetteer = (): (() => Promise<Gazetteer>) => lazy(readGazetteer)

export interface MapsPorts {
  /**
   * The branches that are not switched off and have coordinates. The search suggests them. If the visitor's location is not known, the
   * search uses the location of the first branch.
   */
  branchPlaces(): Promise<readonly BranchPlace[]>
  /** Loads the product's own places, which all brands of a server process share. Left out: the brand loads them for itself. */
  gazetteer?: () => Promise<Gazetteer>
  fetch?: typeof globalThis.fetch
}

export interface OpenedMaps extends OpenedModule {
  /** Signs places, and checks in orders that the places are signed. */
  places: PlaceSeal
  /** Computes the route of an order. If the route of the guest's preview is still in memory, it is returned (remembered-routes.ts). */
  computeRoute: ComputeRoute
  /**
   * The map of a tile provider. The Content-Security-Policy of pages must allow its hosts. Undefined: only the map that our own code draws is
   * shown.
   */
  tiles: Tiles | undefined
  /** The sources that a page with places or maps must name. */
  credit: string
}

type MapsCore = Pick<BrandCore, 'clock' | 'log' | 'connections'> & {
  settings: Pick<BrandSettings, 'provider' | 'secret' | 'allowsPrivateAddresses'>
}

/**
 * Reads the two map settings that belong to the whole installation. Undefined for all other settings: providers and their accounts belong
 * to the brand.
 */
const installationSetting = ({ settings }: MapsCore, name: string): string | undefined =>
  name === 'MAPS_BORDERS' || name === 'MAPS_ESTIMATE_ON_OUTAGE' ? settings.provider(name) : undefined

/** Maximum time in milliseconds for one attempt to reach a provider. There are at most two attempts. */
const TIMEOUT_MS = 3000

/** Opens maps for a brand. Throws an error if a setting is wrong; the message tells the operator what to correct. */
export function openMaps(core: MapsCore, ports: MapsPorts, timeoutMs = TIMEOUT_MS): OpenedMaps {
  const places = createPlaceSeal(core.settings.secret('places'))
  const current = core.connections.use(mapsConnections, (...values) => {
    const own = byEnvironmentName(mapsConnections.map((one, index) => [one, values[index]]))
    const read = readMapsSettings((name) => own(name) ?? installationSetting(core, name))
    if (!read.ok) throw new Error(read.message)
    return partsOf(core, ports, read.value, timeoutMs)
  })
  return {
    places,
    computeRoute: (from, to) => current().compute(from, to),
    get tiles() {
      return current().settings.tiles
    },
    get credit() {
      return creditOf(current().settings)
    },
    handlers: [
      serve(suggestPlaces, async ({ query }) => {
        const near = query.proximity ? parseLngLat(query.proximity) : (await ports.branchPlaces())[0]?.location
        const { q: text, session, language } = query
        return { ok: true, value: await current().suggest.suggest({ text, session, language, near }) }
      }),
      serve(retrievePlace, async ({ params, query }) => {
        const found = await current().suggest.retrieve({ id: params.id, ...query })
        return { ok: true, value: found ? places.seal(found) : null }
      }),
      serve(computeRoute, async ({ query }) => {
        const answer = await current().compute(parseLngLat(query.from), parseLngLat(query.to))
        const value = answer.ok
          ? { found: true as const, route: { ...answer.value, segments: [...answer.value.segments] } }
          : { found: false as const, route: null, reason: answer.code }
        return { ok: true, value }
      }),
    ],
  }
}

/** Creates everything that depends on the brand's map connections. It is called again when a connection has changed. */
function partsOf(core: MapsCore, ports: MapsPorts, settings: MapsSettings, timeoutMs: number) {
  const parts = openPorts(core, ports, settings, timeoutMs)
  const estimate = embeddedRoute(parts.borders)

  const ask: ComputeRoute = async (from, to) => {
    const answer = await parts.route.route(from, to)
    if (answer.ok) return answer
    const estimated = answer.trouble === 'outage' && settings.estimatesOnOutage && (await estimate.route(from, to))
    if (estimated && estimated.ok) return estimated
    return { ok: false, code: answer.trouble === 'no_route' ? 'maps.no_route' : 'maps.unavailable' }
  }
  return { ...parts, settings, compute: rememberRoutes(ask, () => core.clock.epochMs()) }
}

export const mapsModule = serverModule({
  name: 'maps',
  errors: mapsErrors,
  endpoints: mapsEndpoints,
  rights: mapsRights,
  scopes: {
    maps: { title: { de: 'Orte & Routen', en: 'Places & routes' }, groups: ['maps'] },
  },
  connections: mapsConnections,
  migrations: new URL('./migrations/', import.meta.url),
  needs: { branchPlaces: branchPlacesPort },
  offers: {
    computeRoute: computeRoutePort,
    isOurPlace: isOurPlacePort,
    sealPlace: sealPlacePort,
    shown: shownMapsPort,
  },
  init: { config: { dependsOn: [connectionsName], read: ({ shown }) => shown() } },
  // The product's own places are shared by all brands, and loaded at the first search.
  share: sharedGazetteer,
  open(core, ports, gazetteer) {
    const maps = openMaps(core, { ...ports, gazetteer })
    const towns = core.snapshots.define('drawn-towns', ['drawn-town'], () => loadTowns(core))
    return {
      handlers: [...maps.handlers, serve(drawnTowns, async () => ({ ok: true, value: (await towns.get()).value }))],
      computeRoute: maps.computeRoute,
      isOurPlace: maps.places.isOurs,
      sealPlace: maps.places.seal,
      shown: () => ({ tilesStyleUrl: maps.tiles?.styleUrl ?? null, mapsCredit: maps.credit }),
    }
  },
})

function openPorts(core: MapsCore, ports: MapsPorts, settings: MapsSettings, timeoutMs: number) {
  const { bordersFile, mapboxToken: token } = settings
  const borders = lazy(() => (bordersFile ? bordersOfFile(bordersFile, embeddedBorders) : embeddedBorders()))
  const depsOf = (of: Connection) => ({
    fetch: fetchOf(core, of, ports.fetch),
    log: core.log,
    borders,
    now: () => core.clock.epochMs(),
  })
  return { borders, suggest: suggestPort(), route: routePort() }

  function suggestPort(): SuggestPort {
    const chosen = settings.suggest
    if (chosen.provider === 'photon') return photonSuggest({ url: chosen.url, timeoutMs }, depsOf(photonConnection))
    if (chosen.provider === 'mapbox')
      return mapboxSuggest({ url: chosen.url, token, timeoutMs }, depsOf(mapboxConnection))
    return embeddedSuggest(ports.gazetteer ?? sharedGazetteer(), ports.branchPlaces)
  }

  function routePort(): RoutePort {
    const chosen = settings.route
    if (chosen.provider === 'osrm') return osrmRoute({ url: chosen.url, timeoutMs }, depsOf(osrmConnection))
    if (chosen.provider === 'mapbox')
      return mapboxRoute({ url: chosen.url, token, timeoutMs }, depsOf(mapboxConnection))
    return embeddedRoute(borders)
  }
}

function creditOf({ suggest, route }: MapsSettings): string {
  const credits: Record<string, string> = {
    embedded: 'GeoNames (CC BY 4.0), OurAirports',
    mapbox: '© Mapbox',
    photon: '© OpenStreetMap',
    osrm: '© OpenStreetMap',
  }
  const used = route.provider === 'embedded' ? [suggest.provider] : [suggest.provider, route.provider]
  return [...new Set(used.map((provider) => credits[provider]))].join(', ')
}
