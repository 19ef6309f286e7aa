import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { LngLat } from '../rules/route.ts'

export interface LibreView {
  /** Address of a MapLibre style. */
  styleUrl: string
  zoom: number
  pitch: number
  bearing: number
}

const FIT_PADDING = 50
const ROUTE_WIDTH = 8
const BUILDINGS = { fromZoom: 15, opacity: 0.6 } as const

export interface LibreMapProps {
  view: LibreView
  /** Where the map begins; it moves by itself once points and line are given. */
  center: LngLat
  /** Redrawn whenever it changes; empty when there is no route (specification §4). */
  line?: readonly LngLat[] | undefined
  from?: LngLat | undefined
  to?: LngLat | undefined
  /** Read out instead of the map. */
  label: string
  /** Shown until tiles stand, and for good when they fail: the drawn map. */
  children?: React.ReactNode
}

/**
 * The map with tiles from a provider. Only for pages where the map plugin is on, tiles are configured and marketing cookies are accepted:
 * the caller decides, this component loads at once. The library comes lazily.
 */
export function LibreMapView({ view, center, line, from, to, label, children }: LibreMapProps) {
  const holder = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LibreMap>()
  const { styleUrl, zoom, pitch, bearing } = view
  const begin = useRef(center)

  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    let isGone = false
    let opened: LibreMap | undefined
    void (async () => {
      const [library, worker] = await Promise.all([
        import('maplibre-gl'),
        import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'),
        import('maplibre-gl/dist/maplibre-gl.css'),
      ])
      if (isGone) return
      library.setWorkerUrl(worker.default)
      opened = new library.Map({
        container: element,
        style: styleUrl,
        center: [begin.current[0], begin.current[1]],
        zoom,
        pitch,
        bearing,
        attributionControl: { compact: false },
        cooperativeGestures: true,
      })
      opened.once('load', () => {
        if (isGone || !opened) return
        addBuildings(opened)
        setMap(opened)
      })
    })().catch(() => undefined)
    return () => {
      isGone = true
      setMap(undefined)
      opened?.remove()
    }
  }, [styleUrl, zoom, pitch, bearing])

  useEffect(() => {
    if (!map) return undefined
    const colour = getComputedStyle(map.getContainer()).getPropertyValue('--map-route').trim() || '#0f5a41'
    drawRoute(map, line ?? [], colour)
    const ends = [from, to].filter((point) => point !== undefined)
    const removeMarkers = addMarkers(map, ends, colour)
    const all = [...ends, ...(line ?? [])]
    const first = all[0]
    if (first && all.length > 1) {
      const wests = all.map(([x]) => x)
      const souths = all.map(([, y]) => y)
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const bounds: [number, number, number, number] = [
        Math.min(...wests),
        Math.min(...souths),
        Math.max(...wests),
        Math.max(...souths),
      ]
      map.fitBounds(bounds, { padding: FIT_PADDING, pitch, bearing, duration: isCalm ? 0 : 700 })
    }
    return removeMarkers
  }, [map, line, from, to, pitch, bearing])

  return (
    <>
      {!map && children}
      <section className={map ? 'map-fill' : 'map-fill is-waiting'} ref={holder} aria-label={label} />
    </>
  )
}

function drawRoute(map: LibreMap, line: readonly LngLat[], colour: string): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: line.map(([x, y]) => [x, y]) },
  }
  const source = map.getSource<GeoJSONSource>('servus-route')
  if (source) {
    source.setData(data)
    return
  }
  map.addSource('servus-route', { type: 'geojson', data })
  map.addLayer({
    id: 'servus-route',
    type: 'line',
    source: 'servus-route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': ROUTE_WIDTH },
  })
}

function addMarkers(map: LibreMap, points: readonly LngLat[], colour: string): () => void {
  let isGone = false
  let remove = () => undefined as void
  void import('maplibre-gl').then(({ Marker }) => {
    if (isGone) return
    const markers = points.map(([x, y]) => new Marker({ color: colour }).setLngLat([x, y]).addTo(map))
    remove = () => markers.forEach((marker) => marker.remove())
  })
  return () => {
    isGone = true
    remove()
  }
}

/** 3D buildings, where the style's source has them: 'building' in OpenMapTiles, 'buildings' in Protomaps. */
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
