import { useMemo } from 'react'
import { mapsTexts } from '#modules/maps/words/maps.ts'
import { BookingBlock, type BookingBlockProps } from './booking-block.tsx'
import { directionsTo } from '#modules/branches/site/parts/directions.ts'
import { RouteMap } from '#modules/maps/site/parts/route-map.tsx'

/** The data that the server puts into the page for the booking sheet. */
type BookingIslandProps = Omit<BookingBlockProps, 'map' | 'toCheckout'>

/** The booking sheet together with its map. Other files of the sheet do not import the map. Without a route the map shows the branch's town. */
export default function BookingIsland(props: BookingIslandProps) {
  const { latitude, longitude, name } = props.branch
  const { locale: language } = props
  const home = useMemo(
    () => (longitude != null && latitude != null ? ([longitude, latitude] as const) : undefined),
    [longitude, latitude],
  )
  const branch = useMemo(
    () =>
      home && {
        location: home,
        href: directionsTo(home),
        label: mapsTexts(language).directions(name),
      },
    [home, language, name],
  )
  const routeMap: BookingBlockProps['map'] = ({ locale, from, to, route, tiles }) => (
    <RouteMap
      locale={locale}
      from={from ?? undefined}
      to={to ?? undefined}
      home={home}
      branch={branch}
      route={route ?? undefined}
      tiles={tiles}
    />
  )
  return <BookingBlock {...props} map={routeMap} toCheckout={(href) => location.assign(href)} />
}
