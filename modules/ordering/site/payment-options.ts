/** What the form offers is what the server takes. */
export { offeredPaymentMethods as paymentOptions } from '../rules/payment-methods.ts'
