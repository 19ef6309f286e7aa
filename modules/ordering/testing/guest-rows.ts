import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ mark, order }) => [sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`],
  // `order_items`: modules/customers/server/guest-files.test.ts tests the files that guests upload for a dish. The texts that guests enter for
  // a dish are not tested. `order_keys` contains only a hash.
  provenElsewhere: ['order_items', 'order_keys'],
}
