/** Topics of the outbox by which ordering asks payments for something: give money back; nobody may pay any more. Payload: `{ orderId }`. */
export const paymentTopics = { refund: 'payments.refund', close: 'payments.close' } as const
