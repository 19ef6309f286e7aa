import type { Map as LibreMap } from 'maplibre-gl'
import type { LngLat } from '../rules/route.ts'

/** A branch on a map with tiles. Its marker is a link that opens directions to the branch (specification §2, Booking block). */
export interface BranchMarker {
  readonly location: LngLat
  readonly href: string
  /** The text of the link for screen readers. */
  readonly label: string
}

/** Adds a marker for each branch to the map. Returns a function that removes the markers. */
export function addBranchMarkers(map: LibreMap, branches: readonly BranchMarker[]): () => void {
  let isGone = false
  let remove = () => undefined as void
  void import('maplibre-gl').then(({ Marker }) => {
    if (isGone) return
    const markers = branches.map(({ location: [lng, lat], ...link }) =>
      new Marker({ element: pin(link), anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map),
    )
    remove = () => markers.forEach((marker) => marker.remove())
  })
  return () => {
    isGone = true
    remove()
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** The marker of a branch. It looks like the pin on the drawn maps. */
function pin({ href, label }: Omit<BranchMarker, 'location'>): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'map-branch'
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.title = label
  link.setAttribute('aria-label', label)
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '-18 -48 36 52')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(
    shape('path', { d: 'M0 4C-4-6-17-16-17-29a17 17 0 0 1 34 0C17-16 4-6 0 4z' }),
    shape('rect', { x: '-5', y: '-34', width: '10', height: '10', rx: '1.5' }),
  )
  link.append(drawing)
  return link
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
