/**
 * Outbox topics with which ordering asks the payments module to refund money (`refund`) or to close the open payment pages of an order
 * (`close`). The payload is `{ orderId }`.
 */
export const paymentTopics = { refund: 'payments.refund', close: 'payments.close' } as const

/**
 * Outbox topic for a partial refund of the price. The guest gets a mail, and other programs get the event 'order.changed'. The payload is `{
 * orderId, refund }`; `refund` is the index in `partRefunds`.
 */
export const partRefundTopic = 'order.part-refunded'

/**
 * Outbox topic: staff decided to refund all money of an order. The guest gets a mail. The payload is `{ orderId, amount }`; `amount` is in
 * currency units. Other programs get the event 'payment.refunded' when the money has gone back.
 */
export const refundDecidedTopic = 'order.refund-decided'
