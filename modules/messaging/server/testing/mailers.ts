import { rideMailer } from '#modules/booking/server/mail-ride.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { foodMailer } from '#modules/store/server/mail-food.ts'

/** The mailers of all kinds of orders (rides and food). */
export const mailers: readonly OrderMailer[] = [rideMailer, foodMailer]
