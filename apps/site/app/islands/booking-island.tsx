import { BookingBlock, type BookingBlockProps } from '#modules/booking/site/booking-block.tsx'
import { RouteMap } from '#modules/maps/site/route-map.tsx'

/** What the page carries for the booking sheet: data only. */
export type BookingIslandProps = Omit<BookingBlockProps, 'map' | 'toCheckout'>

/** The booking sheet with the map put into it: booking knows no map, maps no booking. */
export function BookingIsland(props: BookingIslandProps) {
  return <BookingBlock {...props} map={routeMap} toCheckout={(href) => location.assign(href)} />
}

const routeMap: BookingBlockProps['map'] = ({ locale, from, to, route, tiles }) => (
  <RouteMap locale={locale} from={from ?? undefined} to={to ?? undefined} route={route ?? undefined} tiles={tiles} />
)
