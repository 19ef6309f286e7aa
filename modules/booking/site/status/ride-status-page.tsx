import { money } from '#kernel/money.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { settlePayment, writeOpenPayment } from '#modules/ordering/site/parts/checkout/open-payment.ts'
import type { OrderPage } from '#modules/ordering/site/parts/status/status-kinds.ts'
import { tipSumOf, TipTotals } from '#modules/ordering/site/parts/tip-totals.tsx'
import { useLeftBehind } from '#ui/site/left-behind.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { bookingTexts } from '../../words/booking.ts'
import { rememberBooked } from '../booked-here.ts'
import { createDraftStore } from '../draft-store.ts'
import { PriceSplit, PriceTotals } from '../price-split.tsx'
import { RideLegs } from '../ride-summary.tsx'
import { draftOfRide, orderPriceView, viewOfRide } from '../ride-view.ts'
import { returnDraft } from './return-ride.ts'
import { RideStatus } from './ride-status.tsx'

/**
 * The status page of a ride. It adds the functions to `RideStatus` that only the browser has. It deletes the stored booking when the ride is
 * paid. It starts a new booking with the same data, or a booking of the way back.
 */
export default function RideStatusPage(page: OrderPage) {
  const { branch, locale } = page
  const home = homeHref(locale)
  useLeftBehind(`/${locale}/store/${branch.identifier}`)
  const texts = bookingTexts(locale)
  const appointmentText = (one: PublicOrder) => {
    const appointment = one.appointmentDate ?? one.appointment
    return appointment ? dateNames(locale).appointment(Temporal.Instant.from(appointment), branch.timeZone) : ''
  }
  const again = (one: PublicOrder) => {
    if (one.ride) createDraftStore(one.branchId).change(draftOfRide(one.ride))
    location.assign(`${home}#booking`)
  }
  const back = (one: PublicOrder) => {
    if (!one.ride) return
    // This tab may have stored an order that waits for its payment. The way back is another order. Without this line, ordering the way back
    // would cancel the stored order.
    writeOpenPayment(one.branchId, undefined)
    createDraftStore(one.branchId).change(returnDraft(one.ride))
    // The anchor gives the focus to the field for the date.
    location.assign(`${home}#booking-date`)
  }
  return (
    <RideStatus
      {...page}
      homeHref={home}
      onNews={forgetPaidDraft}
      renderLegs={(one) =>
        one.ride && <RideLegs ride={viewOfRide(one.ride, texts)} appointment={appointmentText(one)} locale={locale} />
      }
      renderSplit={(one) => (
        <>
          <PriceSplit price={orderPriceView(one)} locale={locale} />
          <PriceTotals price={orderPriceView(one)} currency={one.currency} isOpen={isPriceOpen(one)} locale={locale} />
          <TipTotals
            total={money(one.pricing.totalGross)}
            tip={money(one.tip)}
            currency={one.currency}
            locale={locale}
            sum={tipSumOf(one)}
          />
        </>
      )}
      onAgain={page.order.ride ? again : undefined}
      onReturn={page.order.ride ? back : undefined}
    />
  )
}

/** Deletes the booking stored in this tab when its order is paid. Before that, the visitor may come back from the payment page and try again. */
const forgetPaidDraft = (order: PublicOrder): void =>
  settlePayment(order, () => {
    createDraftStore(order.branchId).forget()
    rememberBooked(order.branchId, order.uid)
  })
