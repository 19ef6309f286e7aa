import { lazy, Suspense, useMemo } from 'react'
import { mapsTexts } from '#i18n/maps.ts'
import type { Locale } from '#contract/locale.ts'
import type { LngLat } from '../rules/route.ts'
import { DrawnMap } from './drawn-map.tsx'
import type { LibreView } from './maplibre-map.tsx'

const LibreMap = lazy(async () => ({ default: (await import('./maplibre-map.tsx')).LibreMapView }))

export interface BranchMapProps {
  locale: Locale
  name: string
  location: LngLat
  /** Least ground across in metres: contact section 9 km, footer 14 km. */
  least?: number
  /** As in `RouteMap`. */
  tiles?: LibreView | undefined
}

/** The branch on the drawn map, for contact and footer. The link to directions is the caller's. */
export function BranchMap({ locale, name, location, least = 9000, tiles }: BranchMapProps) {
  const [lng, lat] = location
  const point = useMemo(() => ({ location: [lng, lat] as const }), [lng, lat])
  const texts = mapsTexts(locale)
  const label = texts.branchLabel(name)
  const drawn = <DrawnMap language={locale} from={point} least={least} isBranch label={label} note={texts.schematic} />
  if (!tiles) return drawn
  return (
    <Suspense fallback={drawn}>
      <LibreMap view={tiles} center={point.location} from={point.location} label={label}>
        {drawn}
      </LibreMap>
    </Suspense>
  )
}
