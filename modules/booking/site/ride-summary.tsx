import '#modules/ordering/site/parts/order-lines.css'
import './css/booking-extras.css'
import './css/ride-summary.css'
import './css/vehicle-facts.css'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { rideSummaryTexts } from '../words/ride-summary.ts'
import { isMoreThanAdults, partyText } from '#modules/ordering/words/ride-party.ts'
import { Icon } from '#ui/site/icon.tsx'
import { VehiclePicture } from '#ui/site/picture.tsx'
import { PriceSplit, PriceTotals } from './price-split.tsx'
import { isViewOpen } from './ride-open.ts'
import type { PriceView, RideView } from './ride-view.ts'
import type { BookingVehicle } from './vehicles.ts'

/** Start and destination of a ride: the start with time and flight number, the destination with distance and driving time. */
export function RideLegs({ ride, appointment, locale }: { ride: RideView; appointment: string; locale: Locale }) {
  const texts = rideSummaryTexts(locale).summary
  const rough = (end: 'from' | 'to') =>
    ride.rough.includes(end) && (
      <>
        {' '}
        <span className="tag">{texts.rough}</span>
      </>
    )
  const start = [appointment, ride.flightNumber && texts.flight(ride.flightNumber)].filter(Boolean).join(' · ')
  return (
    <ol className="m-booking legs">
      <li>
        <span className="b">{ride.from}</span>
        {rough('from')}
        <br />
        <span className="small muted">{start}</span>
      </li>
      <li>
        <span className="b">{ride.to}</span>
        {rough('to')}
        <br />
        <span className="small muted num">{ride.distance}</span>
      </li>
    </ol>
  )
}

/** The summary of a ride in the checkout: vehicle, route, details, tax per country, and total. */
export function RideSummary(props: {
  vehicle: BookingVehicle
  ride: RideView
  price: PriceView | undefined
  appointment: string
  currency: string
  locale: Locale
}) {
  const { locale, ride, vehicle } = props
  const texts = bookingTexts(locale)
  return (
    <>
      <div className="m-booking summary-picture">
        <VehiclePicture identifier={vehicle.content.identifier} image={vehicle.image} />
      </div>
      <div className="row between">
        <span className="m-booking display summary-name">{vehicle.name}</span>
        <span className="m-booking vcap muted summary-caps">
          {vehicle.seats !== undefined && (
            <span>
              <Icon name="seat" size="s" />
              <span className="vh">{texts.vehicle.seats} </span>
              {vehicle.seats}
            </span>
          )}
          {vehicle.luggage !== undefined && (
            <span>
              <Icon name="luggage" size="s" />
              <span className="vh">{texts.vehicle.luggage} </span>
              {vehicle.luggage}
            </span>
          )}
        </span>
      </div>
      <RideLegs ride={ride} appointment={props.appointment} locale={locale} />
      <div className="m-booking row wrapx tags">
        {[
          texts.service[ride.service],
          isMoreThanAdults(ride) ? partyText(ride, locale) : texts.adults.persons(ride.adults),
          ...ride.accessories,
        ].map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </div>
      <hr className="rule" />
      {props.price && (
        <>
          <PriceSplit price={props.price} locale={locale} />
          <PriceTotals price={props.price} currency={props.currency} isOpen={isViewOpen(ride)} locale={locale} />
        </>
      )}
    </>
  )
}

/**
 * The notes below the price: what makes it uncertain, and that kilometres are rounded up. `isPaidOnline`: the guest pays the price now.
 * The payment method then says that the price is final (`paymentHint`), so these notes do not speak of a confirmation.
 */
export function RidePriceNote(props: { ride: RideView; isPaidOnline?: boolean; locale: Locale }) {
  const { isPaidOnline = false, locale, ride } = props
  const texts = rideSummaryTexts(locale).split
  return (
    <p className="xs muted">
      {[
        !isPaidOnline && (ride.estimated ? texts.estimated : ride.rough.length > 0 && texts.rough),
        !isPaidOnline && ride.needsConfirmation && texts.needsConfirmation,
        texts.note,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
