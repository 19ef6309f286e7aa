import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows({ id, now, mark, phone, order }) {
    const attempt = id()
    const json = JSON.stringify({ name: mark, phone })
    return [
      sql`INSERT INTO payment_attempts (id, order_id, number, provider, key, state, amount_cents, currency, payload, base_url, redirect_url, created_at, updated_at)
        VALUES (${attempt}, ${order}, 1, 'mollie', 'x', 'failed', 100, 'EUR', ${json}::jsonb, 'https://x.example', ${`https://x.example/${mark}`}, ${now}, ${now})`,
      sql`INSERT INTO payment_refunds (id, attempt_id, key, amount_cents, state, error, requested_at) VALUES (${id()}, ${attempt}, 'x', 1, 'failed', ${mark}, ${now})`,
    ]
  },
}
