import { useMemo } from 'react'
import { mapsTexts } from '../../words/maps.ts'
import type { Locale } from '#contract/locale.ts'
import type { LngLat } from '../../rules/route.ts'
import { DrawnMap } from '../drawn-map.tsx'

interface BranchMapProps {
  locale: Locale
  name: string
  location: LngLat
  /** Address that the branch's marker opens (specification §2: a directions link). */
  directions: string
  /** Minimum width of the shown area in metres. */
  least?: number
}

/** The branch on the drawn map, for the contact section; its pin is the link to directions. */
export default function BranchMap({ locale, name, location, directions, least = 9000 }: BranchMapProps) {
  const [lng, lat] = location
  const texts = mapsTexts(locale)
  const point = useMemo(() => ({ location: [lng, lat] as const }), [lng, lat])
  const link = { href: directions, label: texts.directions(name) }
  return (
    <DrawnMap
      language={locale}
      from={point}
      least={least}
      branch={link}
      label={texts.branchLabel(name)}
      note={texts.schematic}
    />
  )
}
