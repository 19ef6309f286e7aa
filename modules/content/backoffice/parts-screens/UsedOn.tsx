import { builderTexts } from '../../words/builder.ts'
import { menuTexts } from '../../words/menus.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import { contentEndpoints, type Place } from '../../contract.ts'

/** The address of the back-office screen on which a page, a reusable part or a menu is edited. Undefined for other kinds of records. */
export const placeHref = ({ id, kind }: Pick<Place, 'id' | 'kind'>): string | undefined =>
  ({ site: `/seiten/${id}`, block: `/bausteine/${id}`, navigation: '/navigation' })[kind]

/** Lists the pages and reusable parts that show the part with this `id`, with links to their editors. */
export function UsedOn({ id }: { id: string }) {
  const t = useTexts(menuTexts).part
  const { places: names } = useTexts(builderTexts)
  const places = useCall(contentEndpoints.blocks.usages, { params: { id } }).data?.value
  if (!places) return null
  if (places.length === 0) return <p className="mut">{t.unused}</p>
  return (
    <section className="col" style={{ gap: 8 }}>
      <h3>{t.used}</h3>
      <ul className="elist">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            {(names as Readonly<Record<string, string>>)[place.kind] ?? place.kind}:{' '}
            <Link to={placeHref(place) ?? '/seiten'}>{place.name}</Link>{' '}
            {place.isLive ? <span className="bdg ok">{t.usedLive}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
