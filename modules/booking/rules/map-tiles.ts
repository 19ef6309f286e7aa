/** The settings of a map with tiles in the booking sheet (specification §9, Map): zoom 6, pitch and bearing from the configuration. */
export interface MapTiles {
  readonly styleUrl: string
  readonly zoom: number
  readonly pitch: number
  readonly bearing: number
}

const BOOKING_ZOOM = 6

/**
 * The tiles that the map loads after consent to marketing cookies. Null while the plugin is off or no provider is configured: then no tiles
 * are loaded anyway, and visitors are not asked for consent (specification §2, Booking block).
 */
export const mapTiles = (
  config: { readonly enablePluginMapbox: boolean; readonly mapboxPitch: number; readonly mapboxBearing: number },
  styleUrl: string | null,
): MapTiles | null =>
  config.enablePluginMapbox && styleUrl !== null
    ? { styleUrl, zoom: BOOKING_ZOOM, pitch: config.mapboxPitch, bearing: config.mapboxBearing }
    : null
