import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows({ id, now, mark, phone, order }) {
    const subscription = id()
    const json = JSON.stringify({ name: mark, phone })
    return [
      sql`INSERT INTO push_subscriptions (id, created_at, endpoint, p256dh, auth, order_id)
        VALUES (${subscription}, ${now}, ${`https://push.example/${mark}`}, ${mark}, ${mark}, ${order})`,
      sql`INSERT INTO push_messages (id, created_at, entry_id, subscription_id, payload, expires_at, state, last_error)
        VALUES (${id()}, ${now}, 'x', ${subscription}, ${json}::jsonb, ${now}, 'failed', ${mark})`,
    ]
  },
}
