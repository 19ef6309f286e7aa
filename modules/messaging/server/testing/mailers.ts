import { rideMailer } from '#modules/booking/server/mail-ride.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { foodMailer } from '#modules/store/server/mail-food.ts'

/** What the kinds of orders of the product say of themselves in mails. */
export const mailers: readonly OrderMailer[] = [rideMailer, foodMailer]
