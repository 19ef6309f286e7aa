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
 * Outbox topic: staff decided to refund money of an order: all of it, or all that they had to decide about. The guest gets a mail, if the branch
 * sends mails about changes. The payload is `{ orderId, amount }`; `amount` is in
 * units of the currency (12.5 is 12.50 EUR). Other programs get the event 'payment.refunded' when the money has gone back.
 */
export const refundDecidedTopic = 'order.refund-decided'
