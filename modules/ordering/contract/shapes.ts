import { Locale } from '#contract/locale.ts'
import { isMoneyDecimal } from '#kernel/money.ts'
import * as z from 'zod'
import { orderStates } from '../rules/lifecycle.ts'

export const decimal = z.number()
/** An amount of money that a client sends: at most 4 decimal places, so that no rounding is needed. */
export const sentMoney = decimal.refine(isMoneyDecimal)
/** A quantity: at most 4 decimal places, as in the database (1e-7 would become 0). */
export const amount = z.number().refine(isMoneyDecimal)
/**
 * A time that calendars and the database accept: in the years 2000 to 2199, with at most nanoseconds, and an offset of less than sixteen
 * hours from UTC.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => /^2[01]/.test(text) && !/\.\d{10}/.test(text) && !/[+-](1[6-9]|2\d):\d\d$/.test(text))
export const day = z.iso.date().refine((text) => /^2[01]/.test(text))

/** Payment methods (specification §9). */
const paymentMethods = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>
export const kinds = ['ride', 'food'] as const
export { Locale }
