import { Locale } from '#contract/locale.ts'
import { isMoneyDecimal } from '#kernel/money.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/delivery-types.ts'
import { orderStates, paymentStates } from '../rules/lifecycle.ts'
import { isWholeCents } from '../rules/tip.ts'

export const decimal = z.number()
/** An amount of money that a client sends. It has at most 4 decimal places, so that the server does not have to round it. */
export const sentMoney = decimal.refine(isMoneyDecimal)
/** An amount of money that a client sends, above 0 and without fractions of a cent. */
export const sentCents = sentMoney.positive().max(1_000_000).refine(isWholeCents)
/** A quantity with at most 4 decimal places, as many as the database stores. A smaller number such as 1e-7 would be stored as 0. */
export const amount = z.number().refine(isMoneyDecimal)
/**
 * A time that both the browser and the database can process. The year is from 2000 to 2199. A second has at most nine decimal places. The
 * offset from UTC is less than sixteen hours.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => /^2[01]/.test(text) && !/\.\d{10}/.test(text) && !/[+-](1[6-9]|2\d):\d\d$/.test(text))
export const day = z.iso.date().refine((text) => /^2[01]/.test(text))

/** All payment methods that an order can have (specification §9). */
const paymentMethods = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>
export const kinds = ['ride', 'food'] as const
/** The fields of an order that decide the displayed name of its state (`stateWord` in words/order-state.ts). */
export const StateFacts = z.object({
  kind: z.enum(kinds),
  state: OrderState,
  paymentState: z.enum(paymentStates),
  deliveryType: z.enum(deliveryTypes),
})
/**
 * `version`: the version of the order that the caller saw. If the order was changed after that, the response is 409 with the current order
 * in `data`.
 */
export const Seen = z.strictObject({ version: z.int().nonnegative() })
export { Locale }
