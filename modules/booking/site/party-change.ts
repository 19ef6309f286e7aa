import { type FitReason, fittingVehicle, misfit } from '../rules/fitting-vehicle.ts'
import type { RidePrice } from '../rules/ride-price.ts'
import { type OfferedVehicle, vehicleRefusal, type WantedRide } from '../rules/vehicle-offer.ts'
import { type BookingDraft, chosenVehicle, matchVehicle, type Party, partyOf } from './draft.ts'

interface Card {
  readonly vehicle: OfferedVehicle & {
    readonly name: string
    readonly content: { readonly identifier?: string | undefined }
    readonly product: { readonly price: number | null }
  }
  readonly price: RidePrice | undefined
}

/**
 * The changes of the booking when the number of persons or pieces of luggage changes. If the vehicle is too small, the cheapest vehicle
 * that is large enough replaces it. As soon as the earlier vehicle is large enough again, it is chosen again.
 */
export function partyChange(
  draft: BookingDraft,
  part: Partial<Party>,
  { cards, isRouteKnown, ride }: { cards: readonly Card[]; isRouteKnown: boolean; ride: WantedRide },
): Partial<BookingDraft> {
  const vehicles = cards.map(({ price, vehicle }) => ({
    ...vehicle,
    cost: isRouteKnown ? price?.pricing.totalGross : (vehicle.product.price ?? undefined),
  }))
  const party = { ...ride, ...partyOf(draft), ...part }
  // It is possible that the earlier vehicle is large enough again, but is no longer offered at this time. Then it is not chosen again.
  const earlier = vehicles.find(({ id }) => id === draft.tooSmall?.id)
  const isBack = earlier && (misfit(earlier, party) !== undefined || !vehicleRefusal(earlier, party))
  const wanted = isBack ? earlier : matchVehicle(draft.vehicle, vehicles)
  const fitting = wanted && fittingVehicle(wanted, vehicles, party)
  if (!wanted || !fitting || fitting.id === matchVehicle(draft.vehicle, vehicles)?.id) return part
  return { ...part, vehicle: chosenVehicle(fitting), tooSmall: fitting === wanted ? null : chosenVehicle(wanted) }
}

/** Why the page has replaced the guest's vehicle by another one. Undefined: it has not replaced it, or the new vehicle cannot be booked. */
export function fitReason(
  { tooSmall }: Pick<BookingDraft, 'tooSmall'>,
  cards: readonly Pick<Card, 'vehicle'>[],
  ride: WantedRide,
  card: { readonly refusal: unknown } | undefined,
): FitReason | undefined {
  const wanted = tooSmall && cards.find(({ vehicle }) => vehicle.id === tooSmall.id)
  return wanted && card && !card.refusal ? misfit(wanted.vehicle, ride) : undefined
}
