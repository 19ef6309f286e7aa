import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => [sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`],
  // The texts of dishes are tested in modules/customers/server/guest-files.test.ts. Rows of order_keys contain only a hash.
  provenElsewhere: ['order_items', 'order_keys'],
}
