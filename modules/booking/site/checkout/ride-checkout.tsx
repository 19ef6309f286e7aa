import { rideSummaryTexts } from '../../words/ride-summary.ts'
import { rideSheetTexts } from '../../words/sheet.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { format } from '#kernel/money.ts'
import { RideTerms } from '../ride-terms.tsx'
import { PassengerSection, passengerErrors } from './passenger-section.tsx'
import { rememberBooked } from '../booked-here.ts'
import { draftKey } from '../draft-store.ts'
import { FlightNotice } from './flight-notice.tsx'
import { RideSlotGone } from './ride-slot-gone.tsx'
import { RidePriceNote, RideSummary } from '../ride-summary.tsx'
import { approximateOf, paymentHint } from './open-price.ts'
import { lineName } from '../ride-view.ts'
import { useRideOrder } from '../use-ride-order.ts'
import type { BookingBranch, BookingCategory, BookingProduct } from '../vehicles.ts'
import { isOnline } from '#modules/ordering/rules/payment-methods.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { Checkout } from '#modules/ordering/site/parts/checkout/checkout.tsx'
import { NothingToOrder, OrderLoading, OrderNotPaid } from '#modules/ordering/site/parts/checkout/nothing-to-order.tsx'
import { useNavigate } from 'react-router'
import { useLeaveWhenSettled } from '#modules/ordering/site/parts/checkout/use-unpaid.ts'
import { type CheckoutCommon, leaveCheckout } from '#modules/ordering/site/parts/checkout/every-checkout.ts'

interface RideCheckoutData extends CheckoutCommon {
  branch: CheckoutCommon['branch'] & BookingBranch
  products: BookingProduct[]
  categories: BookingCategory[]
}

/** The checkout page for the ride that the visitor entered in the booking form (specification §2, Booking checkout). */
export default function RideCheckout(data: RideCheckoutData) {
  const { branch, currency, failed, locale } = data
  const texts = checkoutTexts(locale)
  const { summary } = rideSummaryTexts(locale)
  const navigate = useNavigate()
  useLeaveWhenSettled(failed?.order, locale)
  const ride = useRideOrder(data)
  const back = `${homeHref(locale)}#booking`
  const { order } = ride
  if (!ride.isHydrated) return <OrderLoading title={texts.ride.title} text={texts.empty.loading} />
  if (!order && failed?.order)
    return <OrderNotPaid title={texts.ride.title} order={failed.order} failed={failed} locale={locale} />
  if (!order) return <NothingToOrder texts={texts.empty} href={back} locale={locale} branchId={branch.id} />

  const { appointment, appointmentText, isFree, price, vehicle, view } = order
  const gross = order.sent.expectedTotal
  const goods = { items: [{ id: vehicle.id, quantity: 1, price: gross }], price: gross, currency }
  return (
    <Checkout
      {...data}
      title={texts.ride.title}
      lead={texts.ride.lead}
      backHref={back}
      deliveryType="takeaway"
      isQuotationRequired={branch.isQuotationRequired}
      isOpen={isFree}
      isPreorderEnabled={false}
      isMinimumMet
      isAddressAsked
      address={{ asksCompany: true, asksDoor: false }}
      comment={texts.comment}
      notice={<FlightNotice flightNumber={view.flightNumber} locale={locale} />}
      paymentHint={(method) => paymentHint(method, view, locale)}
      failedPayment={failed}
      failedOrder={failed?.order}
      sent={order.sent}
      goods={goods}
      priceWords={texts.priceChanged}
      lineName={(line) => lineName(line, locale)}
      onSlotRefused={ride.refuse}
      onPlaced={(placed) =>
        leaveCheckout(placed, locale, {
          forget: () => {
            ride.forget()
            rememberBooked(branch.id, placed.uid)
          },
          goods,
          ordered: {
            branchId: branch.id,
            kind: 'ride',
            words: order.words,
            againKey: draftKey(branch.id),
            again: ride.again,
          },
          navigate: (path) => void navigate(path, { replace: true }),
        })
      }
      check={() => passengerErrors(ride.draft, branch.country, locale)}
      renderAppointment={({ errorOf, mend }) => (
        <PassengerSection
          draft={ride.draft}
          isSignPossible={order.isSignPossible}
          country={branch.country}
          locale={locale}
          errorOf={errorOf}
          onChange={(part) => {
            ride.change(part)
            mend(...Object.keys(part))
          }}
        />
      )}
      renderSlotNotice={
        isFree
          ? undefined
          : (attempt) => (
              <RideSlotGone ride={ride} order={order} texts={texts.slotGone} attempt={attempt} locale={locale} />
            )
      }
      summary={{
        title: summary.title,
        name: vehicle.name,
        line: `${summary.toPlace(view.from, view.to)}, ${appointmentText}`,
        price: price ? format(price.total, currency) : '',
        approximate: approximateOf(view, locale),
        body: (
          <RideSummary
            vehicle={vehicle}
            ride={view}
            price={price}
            appointment={appointmentText}
            currency={currency}
            locale={locale}
          />
        ),
        renderNote: ({ paymentMethod }) => (
          <>
            <RideTerms
              branch={branch}
              from={order.from}
              appointment={appointment}
              texts={rideSheetTexts(locale).terms}
            />
            <RidePriceNote ride={view} isPaidOnline={isOnline(paymentMethod)} locale={locale} />
          </>
        ),
      }}
    />
  )
}
