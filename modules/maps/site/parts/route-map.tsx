import { type ReactNode, useMemo } from 'react'
import { mapsTexts } from '../../words/maps.ts'
import type { Locale } from '#contract/locale.ts'
import type { LocationPoint } from '../../rules/place.ts'
import type { LngLat, Route } from '../../rules/route.ts'
import { late } from '#ui/site/late.tsx'
import { DrawnMap } from '../drawn-map.tsx'
import type { MapView } from '../../rules/map-view.ts'
import type { BranchMarker } from '../branch-markers.ts'

/** The map with tiles. While its code is loading, and if it cannot be loaded, the drawn map is shown instead. */
const LibreMap = late(async () => ({ default: (await import('../maplibre-map.tsx')).LibreMapView }), {
  meanwhile: ({ children }): ReactNode => children,
})

interface RouteMapProps {
  locale: Locale
  from?: Pick<LocationPoint, 'name' | 'location'> | undefined
  to?: Pick<LocationPoint, 'name' | 'location'> | undefined
  /**
   * The centre of the map while no point is chosen. Left out: the middle of the area that the drawn map contains. The caller must pass the same
   * object in every render.
   */
  home?: LngLat | undefined
  /** The branch whose marker the map with tiles shows; the marker is a link to directions. The caller must pass the same object in every render. */
  branch?: BranchMarker | undefined
  /** The route, if one was found. Its line appears with an animation of 700 ms. Without a route only the points are shown. */
  route?: Pick<Route, 'geometry' | 'estimated'> | undefined
  /**
   * Set if the map with tiles may replace the drawn map. The caller may set it only if the map plugin is on, tiles are configured and the visitor has
   * accepted marketing cookies (specification §2).
   */
  tiles?: MapView | undefined
}

/**
 * A map with start, end and route of a ride, for an element with the class `map`. The caller shows distance and duration. The caller must
 * pass the same objects for `from`, `to` and `route` as long as they do not change: for a new route the animation starts again.
 */
export function RouteMap({ locale, from, to, home, branch, route, tiles }: RouteMapProps) {
  const texts = mapsTexts(locale)
  const start = useMemo(() => from && { location: from.location, label: shortName(from.name) }, [from])
  const end = useMemo(() => to && { location: to.location, label: shortName(to.name) }, [to])
  const label = from && to ? texts.routeLabel(from.name, to.name) : texts.schematic
  const drawn = (
    <DrawnMap
      language={locale}
      {...(start ? { from: start } : {})}
      {...(end ? { to: end } : {})}
      {...(home ? { home } : {})}
      {...(route ? { line: route.geometry, isEstimated: route.estimated } : {})}
      label={label}
      note={texts.schematic}
    />
  )
  if (!tiles) return drawn
  return (
    <LibreMap
      view={tiles}
      center={from?.location ?? to?.location ?? home ?? middle}
      line={route?.geometry}
      from={from?.location}
      to={to?.location}
      branch={branch}
      label={label}
    >
      {drawn}
    </LibreMap>
  )
}

/** The middle of the area that the drawn map contains. */
const middle: LngLat = [13.5, 47.8]

/**
 * Shortens the name of a point for its label. 'Flughafen Wien-Schwechat (VIE)' becomes 'Flughafen (VIE)'. Of any other name, only the text
 * before the first comma is used.
 */
function shortName(name: string): string {
  const airport = /^(Flughafen|.*Airport)\b.*\((\w{3})\)$/.exec(name)
  if (airport) return `${airport[1] === 'Flughafen' ? 'Flughafen' : 'Airport'} (${airport[2]})`
  return name.split(',')[0] ?? name
}
