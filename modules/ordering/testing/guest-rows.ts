import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => {
    // The guest's answers to the configuration steps of an item. Guests can type texts in them.
    const answers = JSON.stringify([{ kind: 'text', name: 'Text', value: mark }])
    return [
      sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`,
      sql`UPDATE order_items SET details = ${answers}::jsonb, staff_details = ${answers}::jsonb WHERE order_id = ${order}`,
    ]
  },
  // The erasure test does not check the table `order_keys`, because this table contains only a hash of the order and no text of the guest.
  provenElsewhere: ['order_keys'],
}
