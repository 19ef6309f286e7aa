/** Topics of the outbox by which ordering asks payments to refund money, or to close the open payment pages. Payload: `{ orderId }`. */
export const paymentTopics = { refund: 'payments.refund', close: 'payments.close' } as const
