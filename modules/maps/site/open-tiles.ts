import './tiles.css'
import type { Map as LibreMap } from 'maplibre-gl'
import { type MapView, mapDefaults } from '../rules/map-view.ts'
import type { LngLat } from '../rules/route.ts'

const BUILDINGS = { fromZoom: 15, opacity: 0.6 } as const

/** What the map shows at first. Only the style is required; for the rest there are defaults. */
type TilesView = Pick<MapView, 'styleUrl'> & Partial<MapView>

interface OpenedTiles {
  close(): void
}

/**
 * Opens a map with tiles of a provider in an element. The caller must first check that the map plugin is on, tiles are configured and the visitor has
 * accepted marketing cookies. The map library is loaded only now. `onReady` is called when the map is visible, and never if the tiles cannot be
 * loaded.
 */
export function openTiles(
  element: HTMLElement,
  options: { view: TilesView; center: LngLat; isSmall?: boolean },
  onReady: (map: LibreMap) => void,
): OpenedTiles {
  const { center, isSmall = false, view } = options
  let isGone = false
  let opened: LibreMap | undefined
  void (async () => {
    const [library, worker] = await Promise.all([
      import('maplibre-gl'),
      import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'),
      import('./tiles-library.css'),
    ])
    if (isGone) return
    library.setWorkerUrl(worker.default)
    const { styleUrl, ...look } = { ...mapDefaults, ...view }
    opened = new library.Map({
      container: element,
      style: styleUrl,
      center: [center[0], center[1]],
      ...look,
      attributionControl: { compact: isSmall },
      cooperativeGestures: true,
    })
    opened.once('load', () => {
      if (isGone || !opened) return
      addBuildings(opened)
      onReady(opened)
    })
  })().catch(() => undefined)
  return {
    close() {
      isGone = true
      opened?.remove()
    },
  }
}

/**
 * Adds buildings in 3D, if the data of the style contains buildings: the layer is 'building' in OpenMapTiles and 'buildings' in Protomaps.
 * Does nothing if there is no such layer, or if the buildings were already added.
 */
function addBuildings(map: LibreMap): void {
  const layer = map
    .getStyle()
    .layers.find((one) => 'source-layer' in one && /^buildings?$/.test(one['source-layer'] ?? ''))
  if (!layer || !('source' in layer) || typeof layer.source !== 'string' || map.getLayer('servus-buildings')) return
  map.addLayer({
    id: 'servus-buildings',
    type: 'fill-extrusion',
    source: layer.source,
    'source-layer': ('source-layer' in layer && layer['source-layer']) || 'building',
    minzoom: BUILDINGS.fromZoom,
    paint: {
      'fill-extrusion-color': '#c6d2ca',
      'fill-extrusion-height': ['coalesce', ['get', 'render_height'], ['get', 'height'], 0],
      'fill-extrusion-base': ['coalesce', ['get', 'render_min_height'], ['get', 'min_height'], 0],
      'fill-extrusion-opacity': BUILDINGS.opacity,
    },
  })
}
