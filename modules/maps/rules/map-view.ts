import type { LngLat } from './route.ts'

/** How a map with tiles looks at the ground; `styleUrl` is the address of a MapLibre style. */
export interface MapView {
  readonly styleUrl: string
  readonly zoom: number
  readonly pitch: number
  readonly bearing: number
}

/** Of the map component where nobody says otherwise (specification §9, Map). */
export const mapDefaults = { zoom: 19, pitch: 55, bearing: -85 } as const

/**
 * The footer's map with tiles, as the configuration turns it (specification §9, Map). None while the plugin is off or no provider is
 * configured; whether the visitor has allowed it is asked in the browser.
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

/** Every branch whose place is known, around the one of the footer; the place in the footer carries it. */
export interface FooterMapData {
  readonly view: MapView
  readonly center: LngLat
  readonly branches: readonly { location: LngLat; href: string; label: string }[]
}
