import './way-there.css'
import type { Locale } from '#contract/locale.ts'
import { branchSiteTexts } from '../words/site.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { ReactNode } from 'react'
import { AreaMap } from './parts/area-map.tsx'
import { type Destination, directionsUrl } from './parts/directions.ts'

/** Shows where a branch is, with a link to a route. `map` is a real map if there is one; otherwise a drawing is shown. */
export function WayThere({ branch, locale, map }: { branch: Destination; locale: Locale; map: ReactNode }) {
  const texts = branchSiteTexts(locale)
  return (
    <div className="m-branches map way">
      {map ?? <AreaMap label={texts.areaMap} />}
      <p className="fact">
        <a className="row" href={directionsUrl(branch)} target="_blank" rel="noopener noreferrer">
          <Icon name="route" size="s" /> {texts.planRoute}
        </a>
      </p>
    </div>
  )
}
