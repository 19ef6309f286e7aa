import { useMemo } from 'react'
import { BookingBlock, type BookingBlockProps } from '#modules/booking/site/booking-block.tsx'
import { RouteMap } from '#modules/maps/site/route-map.tsx'

/** What the page carries for the booking sheet: data only. */
export type BookingIslandProps = Omit<BookingBlockProps, 'map' | 'toCheckout'>

/** The booking sheet with the map put into it: booking knows no map, maps no booking. The map rests on the branch's town. */
export function BookingIsland(props: BookingIslandProps) {
  const { latitude, longitude } = props.branch
  const home = useMemo(
    () => (longitude != null && latitude != null ? ([longitude, latitude] as const) : undefined),
    [longitude, latitude],
  )
  const routeMap: BookingBlockProps['map'] = ({ locale, from, to, route, tiles }) => (
    <RouteMap
      locale={locale}
      from={from ?? undefined}
      to={to ?? undefined}
      home={home}
      route={route ?? undefined}
      tiles={tiles}
    />
  )
  return <BookingBlock {...props} map={routeMap} toCheckout={(href) => location.assign(href)} />
}
