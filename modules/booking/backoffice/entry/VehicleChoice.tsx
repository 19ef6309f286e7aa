import { toDecimal } from '#kernel/money.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Category, Product } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { useOrderFeed } from '#modules/ordering/backoffice/parts/feed/OrderFeed.tsx'
import { numberOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { vehicleClash } from '#modules/ordering/rules/vehicle-clash.ts'
import { formatMoney, formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { offeredVehicle } from '../../rules/booking-vehicle.ts'
import type { RidePrice } from '../../rules/ride-price.ts'
import { vehicleRefusal } from '../../rules/vehicle-offer.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'

/**
 * The list of vehicles, each with the price of this ride. If a vehicle is too small, not available at that time, or needed for another ride,
 * the reason is shown.
 */
export function VehicleChoice({
  entry,
  branch,
  vehicles,
  categories,
  seconds = 0,
  priceOf,
  error,
  onChoose,
}: {
  entry: RideEntry
  branch: Branch
  vehicles: readonly Product[]
  categories: readonly Category[]
  seconds: number | undefined
  priceOf: (vehicle: Product) => RidePrice | undefined
  error: string | undefined
  onChoose: (id: string) => void
}) {
  const t = useTexts(rideEntryTexts)
  const { locale, currency } = useStaff()
  const { orders } = useOrderFeed()
  const appointment = entry.appointment ? Temporal.Instant.from(entry.appointment) : null
  const refusalText = {
    'vehicle.too_small': t.tooSmall,
    'vehicle.too_little_luggage': t.tooLittleLuggage,
    'vehicle.unavailable': t.unavailable,
    'vehicle.disabled': t.unavailable,
  }
  const hintOf = (vehicle: Product): { text: string; isBarred: boolean } | undefined => {
    const refusal = vehicleRefusal(offeredVehicle(vehicle, categories), {
      adults: entry.adults,
      children: entry.children,
      luggage: entry.luggage,
      appointment,
      seconds,
      zone: branch.timeZone,
    })
    if (refusal) return { text: refusalText[refusal], isBarred: true }
    const ride = { vehicle: { productId: vehicle.id }, route: { seconds } }
    const clash = appointment ? vehicleClash({ id: '', ride }, orders, appointment.epochMilliseconds) : undefined
    if (!clash) return undefined
    // The business may have several cars of this type. Therefore the vehicle can still be chosen; the text is only a warning.
    return { text: t.busy(numberOf(clash.order), formatTime(clash.from, branch.timeZone)), isBarred: false }
  }
  return (
    <fieldset className="rcars">
      <legend>{t.vehicle}</legend>
      {vehicles.map((vehicle) => {
        const hint = hintOf(vehicle)
        const price = priceOf(vehicle)
        return (
          <label key={vehicle.id} className="rcar">
            <input
              type="radio"
              name="vehicle"
              value={vehicle.id}
              checked={entry.vehicle === vehicle.id}
              disabled={hint?.isBarred}
              onChange={() => onChoose(vehicle.id)}
            />
            <span className="col">
              <b>{productName(vehicle, locale)}</b>
              <span className={price ? 'b' : 'mut sm'}>
                {price ? formatMoney(toDecimal(price.pricing.totalGross), currency) : t.noPrice}
              </span>
              {hint ? <span className="sm warn">{hint.text}</span> : null}
            </span>
          </label>
        )
      })}
      {error ? (
        <span className="errm" role="alert">
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}
