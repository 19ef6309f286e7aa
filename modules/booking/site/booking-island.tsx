import { useMemo } from 'react'
import { mapsTexts } from '#modules/maps/words/maps.ts'
import { BookingBlock, type BookingBlockProps } from './booking-block.tsx'
import { directionsTo } from '#modules/maps/rules/directions.ts'
import { RouteMap } from '#modules/maps/site/parts/route-map.tsx'

/** The props of the booking form that the server writes into the page. */
type BookingIslandProps = Omit<BookingBlockProps, 'map' | 'toCheckout'>

/** The booking form together with its map. Only this file imports the map. While there is no route, the map shows the town of the branch. */
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
