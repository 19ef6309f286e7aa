import type { Locale } from '#contract/locale.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { isPlausibleFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { Icon } from '#ui/site/icon.tsx'
import { bookingTexts } from '../../words/booking.ts'
import { rideSummaryTexts } from '../../words/ride-summary.ts'

/**
 * Repeats the warning about an unusual flight number at the top of the checkout, with a link to its field: a visitor who pressed the button
 * directly after typing may not have seen it in the form. The ride can be booked nevertheless.
 */
export function FlightNotice({ flightNumber, locale }: { flightNumber: string; locale: Locale }) {
  if (!flightNumber || isPlausibleFlightNumber(flightNumber)) return null
  const { summary } = rideSummaryTexts(locale)
  return (
    <div className="notice warn">
      <Icon name="alert" />
      <div className="stack notice-body">
        <p>
          <span className="b">{summary.flight(flightNumber)}:</span> {bookingTexts(locale).flight.implausible}
        </p>
        <p>
          <a className="btn soft" href={`${homeHref(locale)}#booking-flight`}>
            {summary.changeFlight}
          </a>
        </p>
      </div>
    </div>
  )
}
