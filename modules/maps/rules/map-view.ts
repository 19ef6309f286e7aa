import type { LngLat } from './route.ts'

/** The view of a map with tiles. `styleUrl` is the address of a MapLibre style. */
export interface MapView {
  readonly styleUrl: string
  readonly zoom: number
  readonly pitch: number
  readonly bearing: number
}

/** Defaults of the map component (specification §9, Map). */
export const mapDefaults = { zoom: 19, pitch: 55, bearing: -85 } as const

/**
 * The footer's map with tiles, from the configuration (specification §9, Map). Undefined if the plugin is off or no provider is configured.
 * Consent is checked in the browser.
 */
export const footerView = (
  config: {
    readonly enablePluginMapbox: boolean
    readonly mapboxZoom: number
    readonly mapboxPitch: number
    readonly mapboxBearing: number
  },
  styleUrl: string | null,
): MapView | undefined =>
  config.enablePluginMapbox && styleUrl !== null
    ? { styleUrl, zoom: config.mapboxZoom, pitch: config.mapboxPitch, bearing: config.mapboxBearing }
    : undefined

/**
 * The data of the footer's map: all branches with coordinates, and the location of the page's branch as the centre. The server writes it into the
 * footer's element.
 */
export interface FooterMapData {
  readonly view: MapView
  readonly center: LngLat
  readonly branches: readonly { location: LngLat; href: string; label: string }[]
}
