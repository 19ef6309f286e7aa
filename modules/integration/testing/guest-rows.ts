import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows({ id, now, mark, phone, order, customer }) {
    const receiver = id()
    const json = JSON.stringify({ name: mark, phone })
    return [
      sql`INSERT INTO webhook_endpoints (id, created_at, name, url, events, secret, is_enabled, created_by, created_by_name)
        VALUES (${receiver}, ${now}, 'Kasse', 'https://kasse.example', '[]', '\\x00', false, ${id()}, 'Chefin')`,
      ...[
        { type: 'order', record: order },
        { type: 'customer', record: customer },
      ].map(
        ({ type, record }) => sql`
          INSERT INTO webhook_deliveries (id, endpoint_id, type, at, record_type, record_id, sequence, next_at, since, answer)
          VALUES (${id()}, ${receiver}, 'x', ${now}, ${type}, ${record}, 1, ${now}, ${now}, ${json})`,
      ),
    ]
  },
}
