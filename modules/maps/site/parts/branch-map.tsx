import { useMemo } from 'react'
import { mapsTexts } from '../../words/maps.ts'
import type { Locale } from '#contract/locale.ts'
import type { LngLat } from '../../rules/route.ts'
import { DrawnMap } from '../drawn-map.tsx'

interface BranchMapProps {
  locale: Locale
  name: string
  location: LngLat
  /** The address that a click on the branch's pin opens: directions to the branch (specification §2). */
  directions: string
  /** The shorter side of the map shows at least this many metres. */
  least?: number
}

/** A drawn map with one branch, for the contact section. The branch's pin is a link that opens directions. */
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
