import './css/booking.css'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { rideSheetTexts } from '../words/sheet.ts'
import { isFlightNumberRequired, isWithoutAirport, serviceReason } from '../rules/booking-form.ts'
import type { MapTiles } from '../rules/map-tiles.ts'
import type { LocationPoint } from '#modules/maps/rules/place.ts'
import type { Route } from '#modules/maps/rules/route.ts'
import { useConsent } from '#ui/site/consent.tsx'
import { ErrorList } from '#ui/site/error-list.tsx'
import { AccessoriesField } from './accessories-field.tsx'
import { personsOf } from '../rules/vehicle-offer.ts'
import { CountField } from './count-field.tsx'
import { emptyDraft } from './draft.ts'
import { JustBooked } from './just-booked.tsx'
import { endInList, ExactFields } from './exact-fields.tsx'
import { PartyFields } from './party-fields.tsx'
import { RideTerms } from './ride-terms.tsx'
import { AppointmentFields } from '#ui/site/pickers/appointment-fields.tsx'
import { bookingFieldOf } from './booking-field-of.ts'
import { BookingFoot } from './booking-foot.tsx'
import { mapsCalls } from './calls.ts'
import { FlightField, flightOf } from './flight-field.tsx'
import { RouteFact } from './route-fact.tsx'
import { shownRide } from './shown-ride.ts'
import { RouteField } from './route-field.tsx'
import { isViewOpen, roughOf } from './ride-open.ts'
import { ServiceField } from './service-field.tsx'
import { useRepeated } from './use-repeated.ts'
import { type BookingProblem, useBooking } from './use-booking.ts'
import { VehicleCards } from './vehicle-cards.tsx'
import type { BookingBranch, BookingCategory, BookingProduct } from './vehicles.ts'

/** The props of the map in the booking sheet, which shows the route of the ride. */
interface MapSlotProps {
  locale: Locale
  from: LocationPoint | null
  to: LocationPoint | null
  route: Route | null
  /**
   * The map tiles (pictures of the map). Undefined if the brand uses no map provider, or if the visitor has not consented. Then the map is
   * drawn without them.
   */
  tiles: MapTiles | undefined
}

export interface BookingBlockProps {
  locale: Locale
  branch: BookingBranch
  products: readonly BookingProduct[]
  categories: readonly BookingCategory[]
  currency: string
  /**
   * The sentence below the form. If it is empty or undefined, the form shows: 'Ihre Anfrage beantworten wir so bald wie möglich per Mail
   * oder Telefon.'
   */
  note?: string
  /**
   * The map tiles that may be loaded after the visitor has consented to marketing cookies. Null if the brand uses no map provider: then the
   * visitor is not asked for consent.
   */
  tiles: MapTiles | null
  map: (props: MapSlotProps) => ReactNode
  /** Opens the checkout by loading a new page, because the landing page has no router in the browser. */
  toCheckout: (href: string) => void
}

/** The booking form for rides on the landing page (specification §2, Booking block). */
export function BookingBlock(props: BookingBlockProps) {
  const { branch, currency, locale } = props
  const texts = bookingTexts(locale)
  const sheet = rideSheetTexts(locale)
  const consent = useConsent()
  const { latitude, longitude } = branch
  const calls = useMemo(
    () => mapsCalls(locale, longitude != null && latitude != null ? `${longitude},${latitude}` : undefined),
    [locale, longitude, latitude],
  )
  const booking = useBooking({ ...props, computeRoute: calls.route })
  const { card, change, draft } = booking
  const [shown, setShown] = useState<{ problems: BookingProblem[]; attempt: number }>({ problems: [], attempt: 0 })
  const [editing, setEditing] = useState<'from' | 'to' | null>(null)
  const { from, route, to } = shownRide(draft, booking.route, editing)
  // The errors of the last attempt to continue that still apply. When the visitor corrects a field, its error disappears at once, not only
  // at the next attempt.
  const still: BookingProblem[] =
    shown.problems.length > 0
      ? [...booking.problems(), ...(editing ? [{ field: editing, code: 'field.required' as const }] : [])]
      : []
  const problems = shown.problems.filter((one) =>
    still.some(({ field, code }) => field === one.field && code === one.code),
  )
  // After all errors are corrected, the list of errors is not shown until the next attempt. If it appeared while the visitor changes a
  // field again, it would take the focus out of that field.
  if (shown.problems.length > 0 && problems.length === 0) setShown({ problems: [], attempt: shown.attempt })
  const errorOf = (field: BookingProblem['field']) => {
    const found = problems.find((one) => one.field === field)
    return found && sentence(found)
  }
  const isTimeWanted = booking.proposed !== null
  const isPriceOpen = route.route !== null && isViewOpen({ ...route.route, rough: roughOf(draft) })
  // While the visitor types a new place, the booking contains the previous place. The cards show no prices, which would be for that place.
  const cards = editing ? booking.cards.map((one) => ({ ...one, price: undefined })) : booking.cards
  const missing = {
    ...texts.missing,
    fromDetail: sheet.exact.missing,
    toDetail: sheet.exact.missing,
    accessories: `${booking.open?.name}: ${booking.open?.question}`,
  }
  const sentence = ({ code, field }: BookingProblem): string =>
    missing[
      code === 'appointment.gone'
        ? 'gone'
        : code === 'route.same_place'
          ? 'samePlace'
          : field === 'date' && isTimeWanted
            ? 'time'
            : field
    ]
  const form = useRef<HTMLFormElement>(null)
  const fieldOf = (field: string) => bookingFieldOf(form.current, field, isTimeWanted)
  useRepeated(branch.id, booking, fieldOf)

  function submit() {
    // `editing`: the field in which the visitor has typed a place without choosing a suggestion. This field counts as empty, because the
    // booking does not contain the typed place. It may still contain the place that was chosen before.
    const open: BookingProblem[] = editing ? [{ field: editing, code: 'field.required' }] : []
    const found = [...open, ...booking.problems().filter(({ field }) => field !== editing)]
    if (found.length > 0) {
      setShown({ problems: found, attempt: shown.attempt + 1 })
      return
    }
    booking.settle()
    props.toCheckout(`/${locale}/store/${branch.identifier}/checkout`)
  }

  return (
    <section className="m-booking booking" id="booking" aria-label={texts.label}>
      <div className="wrap">
        <form
          ref={form}
          className="sheet"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <JustBooked branchId={branch.id} locale={locale} onEmpty={() => change(emptyDraft)} />
          {problems.length > 0 && (
            <ErrorList
              key={shown.attempt}
              title={texts.missing.title(problems.length)}
              entries={problems.map((one) => ({
                field: one.field,
                text: endInList(one.field, draft, sheet.exact) + sentence(one),
              }))}
              onGo={(field) => fieldOf(field)?.focus()}
            />
          )}
          <div className="bk-grid">
            <div className="bk-form">
              <ServiceField
                value={draft.service}
                texts={texts.service}
                why={serviceReason(draft)}
                onChange={(service) => change({ service, isServiceChosen: true })}
              />
              <RouteField
                from={draft.from}
                to={draft.to}
                texts={texts.place}
                calls={calls}
                errors={{ from: errorOf('from'), to: booking.isNowhere ? texts.missing.samePlace : errorOf('to') }}
                onEdit={setEditing}
                onSwap={booking.swapPoints}
                onChange={booking.changePoints}
              />
              <ExactFields
                draft={draft}
                texts={sheet.exact}
                errors={{ from: errorOf('fromDetail'), to: errorOf('toDetail') }}
                onChange={change}
              />
              <AppointmentFields
                idPrefix="booking"
                locale={locale}
                zone={booking.zone}
                value={booking.appointment}
                look={booking.look}
                error={errorOf('date')}
                onChange={(at) => change({ appointment: at?.toString() ?? null })}
                proposed={booking.proposed}
                onPropose={(at) => change({ proposedDate: at?.toString() ?? null })}
              />
              <div className="pair">
                <FlightField
                  value={draft.flightNumber}
                  flight={flightOf(draft)}
                  isRequired={isFlightNumberRequired(draft.service)}
                  texts={texts.flight}
                  error={errorOf('flightNumber')}
                  onChange={(flightNumber) => change({ flightNumber })}
                  onPrivate={
                    isWithoutAirport(draft)
                      ? () => change({ service: 'private-transfer', isServiceChosen: false })
                      : undefined
                  }
                />
                <CountField
                  id="booking-adults"
                  value={draft.adults}
                  least={booking.choices[0] ?? 1}
                  most={booking.choices.at(-1) ?? 1}
                  texts={texts.adults}
                  spoken={texts.adults.persons}
                  onChange={(adults) => booking.changeParty({ adults })}
                />
              </div>
              <PartyFields
                party={draft}
                most={booking.choices.at(-1) ?? 1}
                texts={sheet.party}
                onChange={booking.changeParty}
              />
              <AccessoriesField
                vehicle={card?.vehicle}
                draft={draft}
                currency={currency}
                locale={locale}
                error={errorOf('accessories')}
                onChange={(accessories) => change({ accessories })}
              />
            </div>
            <div className="mapcol">
              <div className="map">
                {props.map({
                  locale,
                  from,
                  to,
                  route: route.route,
                  tiles: (consent.marketing && props.tiles) || undefined,
                })}
                <RouteFact state={route} texts={texts.route} />
              </div>
              {props.tiles && consent.known && !consent.marketing && (
                <p className="cons">
                  <span className="grow">{texts.map.consent}</span>
                  <button type="button" className="btn soft" onClick={consent.acceptAll}>
                    {texts.map.accept}
                  </button>
                </p>
              )}
              {route.status === 'failed' && (
                <p className="small">
                  {texts.route.check} <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>.
                </p>
              )}
            </div>
          </div>
          <p className="small bk-fits" role="status">
            {card &&
              booking.fitReason &&
              texts.vehicle.fits[booking.fitReason](card.vehicle.name, personsOf(draft), draft.luggage)}
          </p>
          <VehicleCards
            cards={cards}
            selectedId={card?.vehicle.id}
            adults={personsOf(draft)}
            luggage={draft.luggage}
            currency={currency}
            isComputing={route.status === 'computing'}
            isRouteOpen={isPriceOpen}
            texts={texts.vehicle}
            approximate={texts.vehicle.approximate}
            error={errorOf('vehicle')}
            onChoose={booking.chooseVehicle}
          />
          {card?.price && (
            <RideTerms branch={branch} from={draft.from} appointment={booking.appointment} texts={sheet.terms} />
          )}
          <p className="small muted bk-note">
            {route.status === 'idle' && `${texts.foot.start} `}
            {props.note || texts.foot.note}
          </p>
          <BookingFoot
            name={card?.vehicle.name}
            price={editing ? undefined : card?.price}
            isComputing={route.status === 'computing'}
            isRouteOpen={isPriceOpen}
            currency={currency}
            locale={locale}
            texts={texts}
          />
        </form>
      </div>
    </section>
  )
}
