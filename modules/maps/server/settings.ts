import type { Tiles } from './ports.ts'

/** The providers that the brand uses, and their settings. `embedded`: the product's own data, without an external service. */
export interface MapsSettings {
  suggest: { provider: 'embedded' } | { provider: 'mapbox' | 'photon'; url: string }
  route: { provider: 'embedded' } | { provider: 'mapbox' | 'osrm'; url: string }
  mapboxToken: string
  /** True if the estimate is used while the route provider does not respond. Such a route is marked as estimated. */
  estimatesOnOutage: boolean
  /** The path of a GeoJSON file with the operator's own borders. Undefined: the embedded borders are used. */
  bordersFile: string | undefined
  tiles: Tiles | undefined
}

type Provider = (name: string) => string | undefined
/** The settings. If one of them is wrong: a message that tells the operator how to correct it. */
type Settings = { ok: true; value: MapsSettings } | { ok: false; message: string }

const refuse = (message: string): Settings => ({ ok: false, message })

/**
 * Reads MAPBOX_TOKEN, MAPBOX_URL, PHOTON_URL, OSRM_URL, TILES_STYLE_URL, MAPS_BORDERS and MAPS_ESTIMATE_ON_OUTAGE. Places are searched
 * with Photon if PHOTON_URL is set, otherwise with Mapbox. Routes are computed with OSRM if OSRM_URL is set, otherwise with Mapbox.
 * Without these settings the product's own data is used. If a setting is wrong, returns a message that says how to correct it.
 */
export function readMapsSettings(provider: Provider): Settings {
  const addresses: Record<string, string | undefined> = {}
  for (const name of ['MAPBOX_URL', 'PHOTON_URL', 'OSRM_URL', 'TILES_STYLE_URL']) {
    const text = provider(name)
    if (!text) continue
    if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
      return refuse(
        `${name} is '${text}'. It must be an address that begins with http:// or https://; leave it unset for the embedded maps.`,
      )
    }
    addresses[name] = name === 'TILES_STYLE_URL' || text.endsWith('/') ? text : `${text}/`
  }
  const outage = provider('MAPS_ESTIMATE_ON_OUTAGE') ?? '1'
  if (outage !== '0' && outage !== '1') return refuse(`MAPS_ESTIMATE_ON_OUTAGE is '${outage}'. Set it to 1 or 0.`)
  const mapboxToken = provider('MAPBOX_TOKEN') ?? ''
  if (addresses.MAPBOX_URL && !mapboxToken)
    return refuse('MAPBOX_URL is set, but MAPBOX_TOKEN is empty. Set both, or neither.')
  const mapbox = mapboxToken
    ? { provider: 'mapbox' as const, url: addresses.MAPBOX_URL ?? 'https://api.mapbox.com/' }
    : undefined
  const style = addresses.TILES_STYLE_URL
  return {
    ok: true,
    value: {
      suggest: addresses.PHOTON_URL
        ? { provider: 'photon', url: addresses.PHOTON_URL }
        : (mapbox ?? { provider: 'embedded' }),
      route: addresses.OSRM_URL ? { provider: 'osrm', url: addresses.OSRM_URL } : (mapbox ?? { provider: 'embedded' }),
      mapboxToken,
      estimatesOnOutage: outage === '1',
      bordersFile: provider('MAPS_BORDERS') || undefined,
      tiles: style ? { styleUrl: style, hosts: [new URL(style).origin] } : undefined,
    },
  }
}
