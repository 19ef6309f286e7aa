import { type ReactNode, useMemo } from 'react'
import { mapsTexts } from '../../words/maps.ts'
import type { Locale } from '#contract/locale.ts'
import type { LocationPoint } from '../../rules/place.ts'
import type { LngLat, Route } from '../../rules/route.ts'
import { late } from '#ui/site/late.tsx'
import { DrawnMap } from '../drawn-map.tsx'
import type { MapView } from '../../rules/map-view.ts'
import type { BranchMarker } from '../branch-markers.ts'

/** If the map with tiles cannot be loaded, the drawn map stays, because it is complete by itself. */
const LibreMap = late(async () => ({ default: (await import('../maplibre-map.tsx')).LibreMapView }), {
  meanwhile: ({ children }): ReactNode => children,
})

interface RouteMapProps {
  locale: Locale
  from?: Pick<LocationPoint, 'name' | 'location'> | undefined
  to?: Pick<LocationPoint, 'name' | 'location'> | undefined
  /** The centre while there is no point yet; by default the middle of the drawn area. The caller must pass the same object in every render. */
  home?: LngLat | undefined
  /** Marker of the branch on the map with tiles: the link to directions. The caller must pass the same object in every render. */
  branch?: BranchMarker | undefined
  /** The found route. Its line is animated for 700 ms. Without a route only the points are shown. */
  route?: Pick<Route, 'geometry' | 'estimated'> | undefined
  /**
   * Pass it only when the map plugin is on, tiles are configured and marketing cookies are accepted (specification §2). The map with tiles
   * then replaces the drawn one.
   */
  tiles?: MapView | undefined
}

/**
 * The route on the drawn map, for an element with the class `map`; the caller shows the distance and duration. `from`, `to` and `route` must stay
 * the same objects while they do not change, because a new route object animates its line again.
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

/** The middle of the drawn area. */
const middle: LngLat = [13.5, 47.8]

/** A short label: 'Flughafen Wien-Schwechat (VIE)' → 'Flughafen (VIE)'; of an address only the text before the first comma. */
function shortName(name: string): string {
  const airport = /^(Flughafen|.*Airport)\b.*\((\w{3})\)$/.exec(name)
  if (airport) return `${airport[1] === 'Flughafen' ? 'Flughafen' : 'Airport'} (${airport[2]})`
  return name.split(',')[0] ?? name
}
