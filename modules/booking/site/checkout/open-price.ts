import type { Locale } from '#contract/locale.ts'
import type { PaymentMethod } from '#modules/ordering/contract.ts'
import { isOnline } from '#modules/ordering/rules/payment-methods.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { bookingTexts } from '../../words/booking.ts'
import { rideSummaryTexts } from '../../words/ride-summary.ts'
import { isViewOpen } from '../ride-open.ts'

type PricedView = Parameters<typeof isViewOpen>[0]

/** Writes a price that is not certain: 'ca. 49,00 EUR'. Undefined if the price is certain. */
export const approximateOf = (ride: PricedView, locale: Locale): ((amount: string) => string) | undefined =>
  isViewOpen(ride) ? bookingTexts(locale).vehicle.approximate : undefined

/**
 * The text below a payment method: where the guest pays. If the price is not certain, an online method also says that what is paid online
 * is the final price (docs/rules/money.md, Rides).
 */
export function paymentHint(method: PaymentMethod, ride: PricedView, locale: Locale): string {
  const hint = checkoutTexts(locale).payment.methods[method].ride
  return isOnline(method) && isViewOpen(ride) ? `${hint}. ${rideSummaryTexts(locale).split.paidOnline}` : hint
}
