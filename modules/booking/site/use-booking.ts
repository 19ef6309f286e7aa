import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import {
  bookingErrors,
  type BookingField,
  fittingService,
  isSamePlace,
  roughEnds,
  passengerChoices,
} from '../rules/booking-form.ts'
import { unanswered } from '../rules/addons.ts'
import { type RidePrice } from '../rules/ride-price.ts'
import { offerVehicles, type VehicleRefusal } from '../rules/vehicle-offer.ts'
import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import { chosenVehicle, matchVehicle, type Party, partyOf, swapped } from './draft.ts'
import { fitReason, partyChange } from './party-change.ts'
import { useDraft } from './use-draft.ts'
import { type ComputeRoute, useRoute } from './use-route.ts'
import {
  type BookingBranch,
  type BookingCategory,
  type BookingProduct,
  type BookingVehicle,
  quote,
  slotsFor,
  vehiclesOf,
} from './vehicles.ts'

interface BookingInput {
  locale: Locale
  branch: BookingBranch
  products: readonly BookingProduct[]
  categories: readonly BookingCategory[]
  computeRoute: ComputeRoute
}

export interface VehicleCard {
  vehicle: BookingVehicle
  refusal: VehicleRefusal | undefined
  price: RidePrice | undefined
}

/** An error in the booking form: a field is missing, the chosen time is no longer possible, or the destination is the same as the start. */
export type BookingProblem = {
  field: BookingField | 'fromDetail' | 'toDetail' | 'accessories'
  code: 'field.required' | 'appointment.gone' | 'route.same_place'
}

/** Adds the errors of the fields for exact addresses. They come after the errors of start and destination, like the fields on the page. */
const withDetails = (asked: BookingProblem[], ends: readonly ('from' | 'to')[]): BookingProblem[] => {
  const places = asked.filter(({ field }) => field === 'service' || field === 'from' || field === 'to')
  const details = ends.map((end) => ({ field: `${end}Detail` as const, code: 'field.required' as const }))
  return [...places, ...details, ...asked.slice(places.length)]
}

/** The state of the booking form: what the visitor has entered, and what the rules derive from it (route, vehicles, prices, times, errors). */
export function useBooking({ locale, branch, products, categories, computeRoute }: BookingInput) {
  const { draft, store } = useDraft(branch.id, locale)
  const isHydrated = useIsHydrated()
  const zone = branch.timeZone
  const isNowhere = isSamePlace(draft.from, draft.to)
  const route = useRoute(isNowhere ? { from: null, to: null, route: null } : draft, computeRoute, (found) =>
    store.change({ route: found }),
  )
  const appointment = useMemo(
    () => (draft.appointment ? Temporal.Instant.from(draft.appointment) : null),
    [draft.appointment],
  )
  const proposed = useMemo(
    () => (draft.proposedDate ? Temporal.Instant.from(draft.proposedDate) : null),
    [draft.proposedDate],
  )
  const vehicles = useMemo(() => vehiclesOf(products, categories, locale), [products, categories, locale])

  const wish = { ...partyOf(draft), appointment, seconds: draft.route?.seconds ?? 0, zone }
  const offers = offerVehicles(vehicles, wish)
  const selected = matchVehicle(
    draft.vehicle,
    offers.map((one) => one.vehicle),
  )
  const cards: VehicleCard[] = useMemo(
    () =>
      offers.map((one) => ({
        ...one,
        price: route.route ? quote(one.vehicle, route.route.segments, draft.accessories, branch) : undefined,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the offers are made again on each render, and depend on these only
    [vehicles, route.route, draft.accessories, draft.adults, draft.children, draft.luggage, draft.appointment, branch],
  )
  const card = cards.find((one) => one.vehicle.id === selected?.id)
  const open = card && unanswered(card.vehicle.addons, draft.accessories)

  /** Computes at which times the ride can start, as seen from the present time. */
  function look(): { now: Temporal.Instant; appointments: Appointments } {
    const at = Temporal.Now.instant()
    return { now: at, appointments: slotsFor(selected, branch, { now: at, zone, seconds: draft.route?.seconds }) }
  }

  function problems(): BookingProblem[] {
    const asked = bookingErrors({ ...draft, vehicle: card && !card.refusal ? card.vehicle : null })
    const missing: BookingProblem[] = withDetails(asked, roughEnds(draft))
    if (isNowhere) missing.push({ field: 'to', code: 'route.same_place' })
    if (open) missing.push({ field: 'accessories', code: 'field.required' })
    const isGone = appointment !== null && look().appointments.refusal(appointment) !== undefined
    return isGone ? [...missing, { field: 'date', code: 'appointment.gone' }] : missing
  }

  return {
    draft,
    isHydrated,
    zone,
    route,
    appointment,
    /** The time that is proposed for the chosen date as long as the visitor has not chosen a time. */
    proposed,
    cards,
    card,
    /** Why the page has replaced the vehicle that was chosen before. Undefined: the page has not replaced it. */
    fitReason: fitReason(draft, offers, wish, card),
    isNowhere,
    choices: passengerChoices(vehicles),
    /** A chosen accessory whose question the guest has not answered. */
    open,
    look,
    problems,
    change: store.change,
    /** Chooses a vehicle and sets the passengers to the first possible number. All other values stay (specification §4, Booking flow). */
    chooseVehicle: (vehicle: BookingVehicle) =>
      store.change({ vehicle: chosenVehicle(vehicle), tooSmall: null, adults: passengerChoices([vehicle])[0] ?? 1 }),
    /** Changes persons or luggage, and the vehicle if they do not fit into it. */
    changeParty: (part: Partial<Party>) =>
      store.change(partyChange(store.read(), part, { cards, isRouteKnown: route.route !== null, ride: wish })),
    /** Changes start or destination. The route and the exact address of the changed place are removed. */
    changePoints(part: Partial<Pick<typeof draft, 'from' | 'to'>>) {
      const details = { ...('from' in part ? { fromDetail: '' } : {}), ...('to' in part ? { toDetail: '' } : {}) }
      const { from, isServiceChosen, service, to } = { ...store.read(), ...part }
      store.change({
        ...part,
        ...details,
        placesIn: locale,
        route: null,
        service: isServiceChosen ? service : fittingService(service, from, to),
      })
    },
    swapPoints: () => store.change(swapped(store.read())),
    /** Called before the checkout opens. A vehicle that was only preselected is stored as the visitor's choice. */
    settle: () => selected && store.change({ vehicle: chosenVehicle(selected) }),
  }
}
