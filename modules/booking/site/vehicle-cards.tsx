import type { BookingTexts } from '../words/booking.ts'
import { format } from '#kernel/money.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { VehiclePicture } from '#ui/site/picture.tsx'
import type { VehicleCard } from './use-booking.ts'
import type { BookingVehicle } from './vehicles.ts'

/** The vehicles with their prices, as a radio group of cards. The card of a vehicle that cannot be booked is disabled and shows the reason. */
export function VehicleCards(props: {
  cards: readonly VehicleCard[]
  selectedId: string | undefined
  /** How many persons (adults and children) and pieces of luggage must fit into the vehicle. */
  adults: number
  luggage: number
  currency: string
  isComputing: boolean
  /** Whether the price can still change: the route is estimated or must be confirmed, or the map does not know a street. */
  isRouteOpen: boolean
  texts: BookingTexts['vehicle']
  approximate: (amount: string) => string
  error: string | undefined
  onChoose: (vehicle: BookingVehicle) => void
}) {
  const { texts } = props
  if (props.cards.length === 0) {
    return (
      <p className="notice warn">
        <Icon name="info" />
        <span>{texts.none}</span>
      </p>
    )
  }
  return (
    <fieldset
      className={props.error ? 'field plain err' : 'field plain'}
      aria-describedby={props.error ? 'booking-vehicle-error' : undefined}
    >
      <legend className="lab">{texts.label}</legend>
      <div className="cars">
        {props.cards.map(({ vehicle, refusal, price }) => {
          const isSelected = vehicle.id === props.selectedId && !refusal
          const reason =
            refusal &&
            (refusal === 'vehicle.too_small'
              ? texts.tooSmall(props.adults)
              : refusal === 'vehicle.too_little_luggage'
                ? texts.tooLittleLuggage(props.luggage)
                : texts.unavailable)
          return (
            <label
              key={vehicle.id}
              className={['car', isSelected && 'on', refusal && 'is-off'].filter(Boolean).join(' ')}
            >
              <input
                className="vh"
                type="radio"
                name="booking-vehicle"
                value={vehicle.id}
                checked={isSelected}
                disabled={refusal !== undefined}
                onChange={() => props.onChoose(vehicle)}
              />
              <VehiclePicture identifier={vehicle.content.identifier} image={vehicle.image} />
              <span className="nm">{vehicle.name}</span>
              <span className="cap">
                {vehicle.seats !== undefined && (
                  <span>
                    <Icon name="seat" size="s" />
                    <span className="vh">{texts.seats} </span>
                    {vehicle.seats}
                  </span>
                )}
                {vehicle.luggage !== undefined && (
                  <span>
                    <Icon name="luggage" size="s" />
                    <span className="vh">{texts.luggage} </span>
                    {vehicle.luggage}
                  </span>
                )}
              </span>
              <span className="foot">
                <span className="xs muted">
                  {reason ??
                    (price || props.isComputing
                      ? texts.included
                      : vehicle.product.price === null
                        ? texts.onRequest
                        : texts.noPrice)}
                </span>
                {price ? (
                  <span className="price">
                    {props.isRouteOpen
                      ? props.approximate(format(price.pricing.totalGross, props.currency))
                      : format(price.pricing.totalGross, props.currency)}
                  </span>
                ) : (
                  props.isComputing && (
                    <span className="skel">
                      <span className="vh">{texts.computing}</span>
                    </span>
                  )
                )}
              </span>
              <span className="tick">
                <Icon name="check" size="s" />
              </span>
            </label>
          )
        })}
      </div>
      {props.error && <FieldMessage id="booking-vehicle-error">{props.error}</FieldMessage>}
    </fieldset>
  )
}
