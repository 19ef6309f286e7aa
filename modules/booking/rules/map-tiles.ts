/**
 * The settings of the map in the booking sheet that shows tiles of a provider (specification §9, Map). Zoom is 6; pitch and bearing come from
 * the brand's settings.
 */
export interface MapTiles {
  readonly styleUrl: string
  readonly zoom: number
  readonly pitch: number
  readonly bearing: number
}

const BOOKING_ZOOM = 6

/**
 * The map that is shown after the visitor consented to marketing cookies. Null if the map plugin is off or no map provider is configured.
 * There are no tiles then, and the visitor is not asked for consent (specification §2, Booking block).
 */
export const mapTiles = (
  config: { readonly enablePluginMapbox: boolean; readonly mapboxPitch: number; readonly mapboxBearing: number },
  styleUrl: string | null,
): MapTiles | null =>
  config.enablePluginMapbox && styleUrl !== null
    ? { styleUrl, zoom: BOOKING_ZOOM, pitch: config.mapboxPitch, bearing: config.mapboxBearing }
    : null
