import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { MapView } from '../rules/map-view.ts'
import type { LngLat } from '../rules/route.ts'
import { addBranchMarkers, type BranchMarker } from './branch-markers.ts'
import { openTiles } from './open-tiles.ts'

/** Pixels around the route. At the top there is room for the pin below the text with distance and duration. */
const FIT_PADDING = { top: 96, right: 50, bottom: 50, left: 50 }
const ROUTE_WIDTH = 8

interface LibreMapProps {
  view: MapView
  /** The centre of the map when it opens. When points or a line are given, the map moves to show them. */
  center: LngLat
  /** The line of the route; empty without a route. The map draws it again after each change (specification §4). */
  line?: readonly LngLat[] | undefined
  from?: LngLat | undefined
  to?: LngLat | undefined
  /**
   * The branch whose marker the map shows. The caller must pass the same object in every render: for a new object the marker is removed and added
   * again.
   */
  branch?: BranchMarker | undefined
  /** The text that screen readers read instead of the map. */
  label: string
  /** What is shown until the tiles are loaded, and permanently if they cannot be loaded: the drawn map. */
  children?: React.ReactNode
}

/**
 * A map with tiles of a provider. It requests tiles as soon as it is shown. Therefore the caller must first check three things: the map
 * plugin is on, tiles are configured, and the visitor has accepted marketing cookies. The map library is loaded only when this component is
 * shown.
 */
export function LibreMapView({ view, center, line, from, to, branch, label, children }: LibreMapProps) {
  const holder = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LibreMap>()
  const { styleUrl, zoom, pitch, bearing } = view
  const begin = useRef(center)

  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const opened = openTiles(element, { view: { styleUrl, zoom, pitch, bearing }, center: begin.current }, setMap)
    return () => {
      setMap(undefined)
      opened.close()
    }
  }, [styleUrl, zoom, pitch, bearing])

  useEffect(() => (map && branch ? addBranchMarkers(map, [branch]) : undefined), [map, branch])

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
      {/* `data-waiting` is an attribute and not a class, because the map library overwrites the classes of this element. */}
      <section className="m-maps map-fill" data-waiting={map ? undefined : ''} ref={holder} aria-label={label} />
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
