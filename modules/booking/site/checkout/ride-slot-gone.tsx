import type { Locale } from '#contract/locale.ts'
import { SlotGoneNotice } from '#modules/ordering/site/parts/checkout/checkout-notices.tsx'
import type { CheckoutTexts } from '#modules/ordering/words/checkout.ts'
import { AppointmentFields } from '#ui/site/pickers/appointment-fields.tsx'
import type { useRideOrder } from '../use-ride-order.ts'

type RideOrder = ReturnType<typeof useRideOrder>

/** The notice that the time of the ride is not free any more: it offers the next free time, and fields for another one. */
export function RideSlotGone(props: {
  ride: RideOrder
  order: NonNullable<RideOrder['order']>
  texts: CheckoutTexts['slotGone']
  attempt: number
  locale: Locale
}) {
  const { order, ride } = props
  const { nextFree } = order
  return (
    <SlotGoneNotice
      next={nextFree && ride.writeTime(nextFree)}
      texts={props.texts}
      attempt={props.attempt}
      onTake={() => nextFree && ride.setAppointment(nextFree)}
    >
      <AppointmentFields
        idPrefix="checkout"
        locale={props.locale}
        zone={ride.zone}
        value={order.appointment}
        look={ride.look}
        error={undefined}
        onChange={(at) => at && ride.setAppointment(at)}
      />
    </SlotGoneNotice>
  )
}
