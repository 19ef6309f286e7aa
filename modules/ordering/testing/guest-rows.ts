import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => [sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`],
  // Texts at dishes: modules/customers/server/guest-files.test.ts. The key of an order holds a hash alone.
  provenElsewhere: ['order_items', 'order_keys'],
}
