import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => [sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`],
  // What guests write in dishes (`order_items`) is tested in modules/customers/server/guest-files.test.ts. `order_keys` contains only a hash.
  provenElsewhere: ['order_items', 'order_keys'],
}
