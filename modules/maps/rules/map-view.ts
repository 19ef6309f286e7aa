import type { LngLat } from './route.ts'

/** What a map with tiles shows at first. `styleUrl`: the address of a MapLibre style. `pitch` and `bearing` are in degrees. */
export interface MapView {
  readonly styleUrl: string
  readonly zoom: number
  readonly pitch: number
  readonly bearing: number
}

/** The view of a map with tiles if the brand has not set its own view (specification §9, Map). */
export const mapDefaults = { zoom: 19, pitch: 55, bearing: -85 } as const

/**
 * What the footer's map with tiles shows at first, from the brand's settings (specification §9, Map). Undefined if the map plugin is off or
 * no tiles are configured: the footer then keeps its drawn map. The browser checks whether the visitor has consented to the tiles.
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
 * What the footer's map shows: all branches with coordinates, with the branch of this page in the centre. The server writes these data into the HTML
 * element of the map.
 */
export interface FooterMapData {
  readonly view: MapView
  readonly center: LngLat
  readonly branches: readonly { location: LngLat; href: string; label: string }[]
}
