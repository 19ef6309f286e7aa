import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import { contentEndpoints, type Place } from '../../contract.ts'
import { menuPlaces } from '../../rules/menu-edit.ts'
import { builderTexts } from '../../words/builder.ts'
import { menuTexts } from '../../words/menus.ts'
import { placeHref } from '../parts-screens/UsedOn.tsx'

interface LeadsProps {
  id: string
  name: string
  /** Ids of the pages that are taken off the site together. Links from these pages are not listed. */
  going: readonly string[]
  /** True: after the page is taken off the site, its address responds with 404. False: its address redirects to another page. */
  isNowhere: boolean
}

/**
 * Shown before the page `id` is taken off the site. Lists the published pages, menus and reusable parts that contain a link to this page.
 * Nothing is shown if there are none.
 */
export function LeadsHere({ going, id, isNowhere, name }: LeadsProps) {
  const t = useTexts(builderTexts)
  const menus = useTexts(menuTexts).places
  const all = useCall(contentEndpoints.sites.usages, { params: { id } }).data?.value ?? []
  const places = all.filter((place) => place.isLive && !going.includes(place.id))
  if (places.length === 0) return null
  const isMenu = (place: Place) => place.kind === 'navigation'
  const nameOf = (place: Place): string => {
    const menu = isMenu(place) ? menuPlaces.find((one) => place.name.startsWith(one)) : undefined
    return menu ? menus[menu] : place.name
  }
  return (
    <div role="note">
      <p>{t.off.leadHere(name)}</p>
      <ul className="elist">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            {(t.places as Readonly<Record<string, string>>)[place.kind] ?? place.kind}:{' '}
            <Link to={placeHref(place) ?? '/seiten'}>{nameOf(place)}</Link>
          </li>
        ))}
      </ul>
      {isNowhere && places.some((place) => !isMenu(place)) ? <p className="hint">{t.off.dead}</p> : null}
      {places.some(isMenu) ? <p className="hint">{t.off.hiddenEntries}</p> : null}
    </div>
  )
}
