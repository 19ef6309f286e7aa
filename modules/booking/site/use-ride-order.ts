import { useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { toDecimal } from '#kernel/money.ts'
import { bookingErrors } from '../rules/booking-form.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import { matchVehicle, serialiseDraft } from './draft.ts'
import { orderedRide } from './ordered-ride.ts'
import { isSignPossible, priceView, rideRequest, viewOfDraft } from './ride-view.ts'
import { useDraft } from './use-draft.ts'
import {
  type BookingBranch,
  type BookingCategory,
  type BookingProduct,
  quote,
  slotsFor,
  vehiclesOf,
} from './vehicles.ts'

/** The ride in the checkout: the data that is sent with the order, the texts that are shown, and the times that can be chosen. */
export function useRideOrder(input: {
  locale: Locale
  branch: BookingBranch
  products: readonly BookingProduct[]
  categories: readonly BookingCategory[]
}) {
  const { branch, categories, locale, products } = input
  const { draft, store } = useDraft(branch.id, locale)
  const isHydrated = useIsHydrated()
  const zone = branch.timeZone
  // The time that the server refused. The page shows it as refused even if its own check allows it, because opening hours may have changed
  // since the page was loaded.
  const [refused, setRefused] = useState<{ appointment: string | null; nextFree: string | undefined }>()
  const texts = bookingTexts(locale)
  const vehicles = useMemo(() => vehiclesOf(products, categories, locale), [products, categories, locale])
  const vehicle = matchVehicle(draft.vehicle, vehicles)
  const appointment = useMemo(
    () => (draft.appointment ? Temporal.Instant.from(draft.appointment) : null),
    [draft.appointment],
  )
  const isComplete =
    draft.vehicle !== null && bookingErrors({ ...draft, vehicle: vehicle ?? null }).length === 0 && draft.route !== null

  const look = () => {
    const now = Temporal.Now.instant()
    return { now, appointments: slotsFor(vehicle, branch, { now, zone, seconds: draft.route?.seconds }) }
  }
  const order = useMemo(() => {
    if (!isHydrated || !isComplete || !vehicle || !appointment || !draft.route) return undefined
    const price = quote(vehicle, draft.route.segments, draft.accessories, branch)
    const { appointments } = look()
    const isRefused = refused !== undefined && refused.appointment === draft.appointment
    const isFree = !isRefused && appointments.refusal(appointment) === undefined
    const known = isRefused && refused.nextFree ? Temporal.Instant.from(refused.nextFree) : undefined
    const view = viewOfDraft(draft, vehicle, texts)
    return {
      vehicle,
      isSignPossible: isSignPossible(draft, vehicle),
      from: draft.from,
      view,
      words: orderedRide(
        { ...view, short: { from: draft.from?.name ?? '', to: draft.to?.name ?? '' } },
        appointment,
        zone,
      ),
      price: price && priceView(price, vehicle),
      appointment,
      appointmentText: dateNames(locale).appointment(appointment, zone),
      isFree,
      nextFree: isFree ? undefined : (known ?? appointments.nextFree(appointment) ?? appointments.nextFree()),
      sent: {
        items: [{ product: vehicle.id, amount: 1 }],
        ride: rideRequest(draft, vehicle),
        appointmentDate: appointment.toString(),
        ...(price
          ? {
              expectedTotal: toDecimal(price.pricing.totalGross),
              expectedLines: price.lines.map(({ key, gross }) => ({ key, gross: toDecimal(gross) })),
            }
          : {}),
      },
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `look` reads the clock: it runs again when something has changed, or on request
  }, [isHydrated, isComplete, vehicle, appointment, draft, branch, locale, refused])

  return {
    isHydrated,
    draft,
    order,
    zone,
    look,
    /** Called if the server refused the chosen time. `nextFree`: the next free time as an ISO instant, if there is one. */
    refuse: (nextFree: string | undefined) => setRefused({ appointment: draft.appointment, nextFree }),
    setAppointment: (at: Temporal.Instant | null) => store.change({ appointment: at?.toString() ?? null }),
    writeTime: (at: Temporal.Instant) => dateNames(locale).appointment(at, zone),
    forget: store.forget,
    /**
     * The data with which the same ride can be booked again later: without time, flight number and comment
     * (docs/rules/cart.md, Where it is kept).
     */
    again: serialiseDraft({ ...draft, appointment: null, proposedDate: null, flightNumber: '', comment: '' }),
    change: store.change,
  }
}
