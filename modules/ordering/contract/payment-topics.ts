/**
 * Outbox topics with which ordering asks the payments module to refund money (`refund`) or to close the open payment pages of an order
 * (`close`). The payload is `{ orderId }`.
 */
export const paymentTopics = { refund: 'payments.refund', close: 'payments.close' } as const
