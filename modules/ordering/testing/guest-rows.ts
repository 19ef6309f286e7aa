import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => {
    // The answers to the steps of an item; guests can type texts there.
    const answers = JSON.stringify([{ kind: 'text', name: 'Text', value: mark }])
    return [
      sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`,
      sql`UPDATE order_items SET details = ${answers}::jsonb, staff_details = ${answers}::jsonb WHERE order_id = ${order}`,
    ]
  },
  // `order_keys` contains only a hash.
  provenElsewhere: ['order_keys'],
}
